/** Ink asks for it where a box hides what stands over its edge: none of the terminal tool's does. */
export default () => {
  throw new Error('no box of the terminal tool hides what stands over its edge');
};
