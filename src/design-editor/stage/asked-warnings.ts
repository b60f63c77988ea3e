/** Which warnings the shopper has kept when leaving the editor, until the page is left. Loads with the first. */
import { designWarnings, type LayerWarning } from '../../artwork/check/design-warnings.ts';
import type { DesignDocument, DesignField } from '../../artwork/design/design.ts';
import type { ReportedProblem } from './reported-problem.ts';

export interface WarningQuestion {
  /** The worst first; at least one. */
  warnings: readonly LayerWarning[];
  /** Leads to the worst one. */
  onShow: () => void;
  /** They are not asked about again. */
  onKeep: () => void;
}

const kept = new Set<string>();

const keyOf = ({ template }: DesignDocument, { kind, layer }: LayerWarning) =>
  `${template} ${kind} ${layer}`;

/** Null unless at least one warning was not kept before. @param onDone called when they are kept */
export function questionOf(
  problems: readonly ReportedProblem[],
  document: DesignDocument,
  fields: readonly DesignField[],
  onShow: (worst: LayerWarning) => void,
  onDone: () => void,
): WarningQuestion | null {
  const warnings = designWarnings(problems, document, fields);
  const [worst] = warnings;
  if (!worst || warnings.every((one) => kept.has(keyOf(document, one)))) return null;
  return {
    warnings,
    onShow: () => onShow(worst),
    onKeep() {
      for (const warning of warnings) kept.add(keyOf(document, warning));
      onDone();
    },
  };
}
