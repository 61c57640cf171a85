/** Nobody asks Ink for a colour: the terminal tool paints its texts itself, as NO_COLOR and FORCE_COLOR want it. */
export default new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`${String(name)}: colours of the terminal tool come from cli/text/paper.ts`);
    },
  },
);
