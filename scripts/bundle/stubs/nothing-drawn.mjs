/** A component that draws nothing. */
export default () => null;
