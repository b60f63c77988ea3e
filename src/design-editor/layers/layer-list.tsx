/** The editable layers of the design, topmost first, those to write, and the removed ones. */
import type { DesignField, Layer } from '../../artwork/design/design.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useTranslations } from '../editor-services.ts';
import { KindIcon, kindOf } from './layer-kind.tsx';
import { isEmoji } from './layer-names.ts';
import type { ListedLayers } from './listed-layers.ts';

export interface LayerListProps extends ListedLayers {
  fields: readonly DesignField[];
  /** Layers of the design that were removed. */
  away: readonly Layer[];
  nameOf: (layer: Layer) => string;
  /** The selected layers. */
  chosen: ReadonlySet<string>;
  /** Whether pressing a layer selects it besides the others. */
  isSeveral: boolean;
  onSeveral: (isSeveral: boolean) => void;
  /** The layers that change together with a layer, which are not listed. */
  linkedTo: (id: string) => readonly string[];
  onSelect: (id: string) => void;
  onBringBack: (layer: Layer) => void;
}

export function LayerList(props: LayerListProps) {
  const { listed, empty, fields, away, nameOf, chosen, linkedTo, isSeveral, onSeveral } = props;
  const { onSelect, onBringBack } = props;
  const t = useTranslations();
  const isSelected = ({ id }: Layer) => [id, ...linkedTo(id)].some((one) => chosen.has(one));
  const labelOf = (layer: Layer) =>
    fields.find(({ name }) => layer.type === 'text' && name === layer.field)?.label ??
    nameOf(layer);
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{t('layers.title')}</h3>
        {(listed.length > 1 || isSeveral) && (
          <button
            type="button"
            aria-pressed={isSeveral}
            onClick={() => onSeveral(!isSeveral)}
            className="min-h-11 rounded-soft border border-transparent px-3 underline underline-offset-4 hover:bg-paper-deep aria-pressed:border-bottle aria-pressed:bg-bottle-tint"
          >
            {t('layers.several')}
          </button>
        )}
      </div>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {listed.toReversed().map((layer) => (
          <li key={layer.id}>
            <button
              type="button"
              aria-label={nameOf(layer)}
              aria-pressed={isSelected(layer)}
              onClick={() => onSelect(layer.id)}
              className="flex min-h-11 w-full items-center gap-3 rounded-soft border border-transparent px-3 text-left hover:bg-paper-deep aria-pressed:border-bottle aria-pressed:bg-bottle-tint"
            >
              <KindIcon kind={kindOf(layer)} />
              <span className="truncate">{shortName(layer) ?? nameOf(layer)}</span>
            </button>
          </li>
        ))}
        {empty.map((layer) => (
          <li key={layer.id}>
            <button
              type="button"
              onClick={() => onSelect(layer.id)}
              className="min-h-11 w-full truncate rounded-soft px-3 text-left text-ink-soft hover:bg-paper-deep"
            >
              {t('layers.write', { name: labelOf(layer) })}
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
      <p className="mt-2 text-sm text-ink-soft">{t('layers.fixed')}</p>
    </section>
  );
}

/** The words alone, except of emoji; their label is part of the accessible name. */
function shortName(layer: Layer): string | undefined {
  const words =
    layer.type === 'text' && !isEmoji(layer) ? layer.text.replaceAll('\n', ' ').trim() : '';
  return words || undefined;
}
