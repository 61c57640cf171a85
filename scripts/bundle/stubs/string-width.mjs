export { widthOf as default } from '#cli/text/width.ts';
