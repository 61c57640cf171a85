import { type Given, word } from '#cli/frame/parameters.ts';

export const parcel = word('--parcel <id>', [
  '只看此包裹（编号或快递单号）',
  "this parcel only, by its id or the courier's number",
]);
export const trackOptions = {
  parcel,
  courier: word('--courier <code>', ['快递公司代码', "the courier's code"]),
  number: word('--number <number>', ['快递单号', "the courier's number"]),
};
export type TrackWanted = Given<typeof trackOptions> & { readonly id: string | undefined };
