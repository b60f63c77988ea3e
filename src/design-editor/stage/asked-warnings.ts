/** Which warnings the shopper has kept when leaving the editor, until the page is left. Loads with the first. */
import { designWarnings, type LayerWarning } from '../../artwork/check/design-warnings.ts';
import type { DesignDocument } from '../../artwork/design/design.ts';
import type { EditorKit } from '../editor-kit.ts';
import { isOutOfPlace, putBack } from '../editing/put-back.ts';
import type { Editor } from '../use-editor.ts';
import type { ReportedProblem } from './reported-problem.ts';

export interface WarningQuestion {
  /** The worst first; at least one. */
  warnings: readonly LayerWarning[];
  /** Leads to the worst one. */
  onShow: () => void;
  /** They are not asked about again. */
  onKeep: () => void;
  /** How many of the words that they are about were moved; these it puts back. */
  moved: number;
  onPutBack: () => void;
}

export interface Asking {
  state: Pick<Editor['state'], 'editing' | 'document' | 'act' | 'select'>;
  kit: Pick<EditorKit, 'document' | 'fields'>;
}

const isOfPlace = ({ kind }: LayerWarning) =>
  kind === 'outsideSafe' || kind === 'hiddenWords' || kind === 'lowContrast';

const kept = new Set<string>();

const keyOf = ({ template }: DesignDocument, { kind, layer }: LayerWarning) =>
  `${template} ${kind} ${layer}`;

/** Null unless at least one warning was not kept before. @param onDone called when they are kept */
export function questionOf(
  problems: readonly ReportedProblem[],
  { state, kit }: Asking,
  onShow: (worst: LayerWarning) => void,
  onDone: () => void,
): WarningQuestion | null {
  const { editing, document } = state;
  const warnings = designWarnings(problems, document, kit.fields);
  const moved = [...new Set(warnings.filter(isOfPlace).map(({ layer }) => layer))].filter((layer) =>
    isOutOfPlace(editing, kit.document, layer),
  );
  const [worst] = warnings;
  if (!worst || warnings.every((one) => kept.has(keyOf(document, one)))) return null;
  return {
    warnings,
    moved: moved.length,
    onPutBack() {
      state.act(moved.reduce((now, layer) => putBack(now, kit.document, layer), editing));
      state.select(moved[0] ?? null);
    },
    onShow: () => onShow(worst),
    onKeep() {
      for (const warning of warnings) kept.add(keyOf(document, warning));
      onDone();
    },
  };
}
