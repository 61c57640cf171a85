/** The texts of `yaocang help TOPIC`, as the bundler brings them. */
declare module '*.md?raw' {
  const text: string;
  export default text;
}
