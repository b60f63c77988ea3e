/** What may come out badly when a design is made, in the order in which shoppers are told. */
import {
  WARNING_KINDS,
  type DesignWarning,
  type WarningKind,
} from '../../domain/personalisation/design-warning.ts';
import type { DesignDocument, DesignField, Layer } from '../design/design.ts';
import { isOneTone } from '../plate/plate.ts';
import { checkDesign, type CheckNeeds, type Problem } from './check-design.ts';
import { weakContrasts, type WeakContrast } from './contrast.ts';
import { hiddenWords, type HiddenWords } from './hidden-words.ts';
import { layerInk } from './layer-ink.ts';

/** A problem of a single layer, or of layers that lie over each other. */
export type DesignProblem = Problem | HiddenWords | WeakContrast;

export interface LayerWarning extends DesignWarning {
  layer: string;
}

/** @param surface the blank's colour, `#rrggbb` */
export function designProblems(
  document: DesignDocument,
  needs: CheckNeeds & { surface: string },
): DesignProblem[] {
  const { shaper, restyled, process, surface } = needs;
  const ink = document.layers.map((layer) => layerInk(layer, restyled, shaper));
  return [
    ...checkDesign(document, needs),
    ...hiddenWords(ink),
    ...(isOneTone(process) ? [] : weakContrasts(ink, surface)),
  ];
}

/**
 * The worst first. A text on both sides is listed once. Leaves out what the picture of the product shows
 * exactly, such as white that is not printed.
 */
export function designWarnings(
  problems: readonly { kind: string; layer: string }[],
  { layers }: Pick<DesignDocument, 'layers'>,
  fields: readonly Pick<DesignField, 'name' | 'label'>[],
): LayerWarning[] {
  const known = new Set<string>();
  return problems
    .flatMap(({ kind, layer: id }) => {
      const layer = layers.find((one) => one.id === id);
      return layer && isTold(kind) ? [{ kind, layer: id, ...partOf(layer, fields) }] : [];
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .filter(({ layer: _, ...told }) => {
      const key = JSON.stringify(told);
      const isNew = !known.has(key);
      known.add(key);
      return isNew;
    });
}

const isTold = (kind: string): kind is WarningKind =>
  (WARNING_KINDS as readonly string[]).includes(kind);

const rankOf = ({ kind }: DesignWarning): number => WARNING_KINDS.indexOf(kind);

function partOf(
  layer: Layer,
  fields: readonly Pick<DesignField, 'name' | 'label'>[],
): Pick<DesignWarning, 'part' | 'label' | 'text'> {
  if (layer.type === 'image' || layer.type === 'place')
    return { part: 'photo', label: '', text: '' };
  if (layer.type !== 'text') return { part: 'drawing', label: '', text: '' };
  const { field, text } = layer;
  const label = fields.find(({ name }) => name === field)?.label ?? '';
  return { part: 'text', label, text: text.replaceAll('\n', ' ').trim() };
}
