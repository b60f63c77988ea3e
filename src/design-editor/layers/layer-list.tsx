/** The editable layers of the design, topmost first, and the removed ones. */
import type { Layer } from '../../artwork/design/design.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTranslations } from '../editor-services.ts';

export interface LayerListProps {
  /** From back to front. */
  layers: readonly Layer[];
  /** Layers of the design that were removed. */
  away: readonly Layer[];
  nameOf: (layer: Layer) => string;
  selected: string | null;
  onSelect: (id: string) => void;
  onBringBack: (layer: Layer) => void;
}

export function LayerList(props: LayerListProps) {
  const { layers, away, nameOf, selected, onSelect, onBringBack } = props;
  const t = useTranslations();
  return (
    <section>
      <h3 className="font-semibold">{t('layers.title')}</h3>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {layers.toReversed().map((layer) => (
          <li key={layer.id}>
            <button
              type="button"
              aria-pressed={layer.id === selected}
              onClick={() => onSelect(layer.id)}
              className="min-h-11 w-full truncate rounded-soft border border-transparent px-3 text-left hover:bg-paper-deep aria-pressed:border-bottle aria-pressed:bg-bottle-tint"
            >
              {nameOf(layer)}
            </button>
          </li>
        ))}
        {away.map((layer) => (
          <li key={layer.id} className="flex items-center justify-between pl-3 text-ink-soft">
            <span className="truncate line-through">{nameOf(layer)}</span>
            <IconButton
              icon="plus"
              label={t('layers.bringBack', { name: nameOf(layer) })}
              onClick={() => onBringBack(layer)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
