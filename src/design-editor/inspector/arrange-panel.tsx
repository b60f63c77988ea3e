/** Aligns, spaces and removes several selected layers. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { Layer } from '../../artwork/design/design.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useTranslations } from '../editor-services.ts';
import { aligned, ALIGNMENTS, AXES, spaced, type Moves } from '../editing/arrange.ts';
import { move, remove, type Editing } from '../editing/editing.ts';

export interface ArrangePanelProps {
  layers: readonly Layer[];
  boxes: ReadonlyMap<string, Box>;
  editing: Editing;
  act: (next: Editing) => void;
  onSelect: (id: string | null) => void;
}

/** Between fewer layers there is one gap. */
const LEAST_TO_SPACE = 3;

export function ArrangePanel({ layers, boxes, editing, act, onSelect }: ArrangePanelProps) {
  const t = useTranslations();
  const seen = new Map(
    layers.flatMap(({ id }) => {
      const box = boxes.get(id);
      return box ? [[id, box] as const] : [];
    }),
  );
  function carryOut(moves: Moves): void {
    act(
      layers.reduce((before, layer) => {
        const { dx, dy } = moves.get(layer.id) ?? { dx: 0, dy: 0 };
        return dx === 0 && dy === 0 ? before : move(before, layer, dx, dy);
      }, editing),
    );
  }
  const button = (label: string, onClick: () => void, isDisabled = false) => (
    <button
      key={label}
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      className={buttonClass('secondary', 'medium', 'px-2! disabled:opacity-40')}
    >
      {label}
    </button>
  );
  const title = t('arrange.title', { count: layers.length });
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-5">
      <h3 className="font-semibold">{title}</h3>
      <div role="group" aria-label={t('arrange.align')} className="editor-arrange">
        {ALIGNMENTS.map((alignment) =>
          button(t(`arrange.${alignment}`), () => carryOut(aligned(seen, alignment))),
        )}
      </div>
      <div role="group" aria-label={t('arrange.space')} className="editor-arrange">
        {AXES.map((axis) =>
          button(
            t(`arrange.${axis}`),
            () => carryOut(spaced(seen, axis)),
            layers.length < LEAST_TO_SPACE,
          ),
        )}
        {button(t('actions.remove'), () => {
          act(layers.reduce(remove, editing));
          onSelect(null);
        })}
      </div>
    </section>
  );
}
