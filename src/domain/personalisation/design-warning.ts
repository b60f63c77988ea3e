/** What may come out badly when a design is made, as kept with a cart line and told to the shopper. */

/** The worst first. */
export const WARNING_KINDS = [
  'unreadable',
  'outsideArea',
  'cutOff',
  'hiddenWords',
  'lowContrast',
  'outsideSafe',
  'tooSmall',
  'tooThin',
  'resolution',
] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

export const WARNED_PARTS = ['text', 'photo', 'drawing'] as const;

export interface DesignWarning {
  kind: WarningKind;
  part: (typeof WARNED_PARTS)[number];
  /** Of the text's field; empty for a text that the shopper added. */
  label: string;
  /** As written, in one line; empty for other parts. */
  text: string;
}
