/** Stands where ink looks for React's developer tools and their socket, which a built program never opens. */
export default { initialize() {}, connectToDevTools() {} };
