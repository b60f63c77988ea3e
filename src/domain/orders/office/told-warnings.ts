/** What a buyer was told may come out badly of a design and kept, for the staff. */
import type { DesignWarning, WarningKind } from '../../personalisation/design-warning.ts';

const FAULTS: Readonly<Record<WarningKind, string>> = {
  unreadable: 'cannot be read',
  outsideArea: 'lies beside the design',
  cutOff: 'reaches over the edge',
  hiddenWords: 'lies over other words',
  lowContrast: 'is hard to see on what is behind it',
  outsideSafe: 'may be cut off',
  tooSmall: 'may be too small to read',
  tooThin: 'has very fine strokes',
  resolution: 'may look blurred',
};

const PARTS = { text: 'Text', photo: 'A photograph', drawing: 'A drawing' };

/** 'The customer was warned: Name “Nana Gwen” may be cut off. A photograph may look blurred.' Empty if there was nothing. */
export function toldWarnings(warnings: readonly DesignWarning[]): string {
  if (warnings.length === 0) return '';
  const told = warnings.map(({ kind, part, label, text }) => {
    const what = part === 'text' ? `${label || PARTS.text} “${text}”` : PARTS[part];
    return `${what} ${FAULTS[kind]}.`;
  });
  return `The customer was warned: ${told.join(' ')}`;
}

/**
 * After a change of words: what is still the case of what the buyer was told, with the new words.
 * What the change has caused was not told.
 */
export const stillTold = (
  told: readonly DesignWarning[],
  found: readonly DesignWarning[],
): DesignWarning[] =>
  found.filter(({ kind, part, label }) =>
    told.some((each) => each.kind === kind && each.part === part && each.label === label),
  );
