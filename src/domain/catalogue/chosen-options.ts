/** What was chosen of a product, such as colour and size, as people read it. */

export type ChosenOptions = Readonly<Record<string, string>>;

export interface ChosenOption {
  /** Such as Size. */
  label: string;
  value: string;
}

/** By name, so the colour is before the size: a JSON column does not keep the order of its keys. */
export function chosenOptions(options: ChosenOptions): ChosenOption[] {
  return Object.entries(options)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => ({ label: name.charAt(0).toUpperCase() + name.slice(1), value }));
}

/** Such as Black, M. */
export const chosenValues = (options: ChosenOptions): string[] =>
  chosenOptions(options).map(({ value }) => value);

/** Such as Colour: Black. */
export const chosenTexts = (options: ChosenOptions): string[] =>
  chosenOptions(options).map(({ label, value }) => `${label}: ${value}`);
