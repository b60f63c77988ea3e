/** Places of the design that have no photograph yet: pressed, each asks for one. */
import type { KeyboardEvent } from 'react';
import type { Layer } from '../../artwork/design/design.ts';
import { useTranslations } from '../editor-services.ts';

export interface OpenPlacesProps {
  layers: readonly Layer[];
  /** Mm per screen pixel. */
  perPixel: number;
}

export function OpenPlaces({ layers, perPixel }: OpenPlacesProps) {
  const t = useTranslations();
  return layers.map((layer) => {
    if (layer.type !== 'place') return null;
    const { id, x, y, w, h, rotation = 0 } = layer;
    return (
      <rect
        key={id}
        role="button"
        tabIndex={0}
        aria-label={t('photo.here')}
        x={x - w / 2}
        y={y - h / 2}
        width={w}
        height={h}
        rx={layer.shape === 'oval' ? w / 2 : undefined}
        ry={layer.shape === 'oval' ? h / 2 : undefined}
        transform={`rotate(${rotation} ${x} ${y})`}
        strokeWidth={3 * perPixel}
        className="editor-place"
        data-place={id}
        onClick={({ currentTarget }) => askFor(id, currentTarget)}
        onKeyDown={(event: KeyboardEvent<SVGElement>) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          askFor(id, event.currentTarget);
        }}
      />
    );
  });
}

/** By the button that adds a photograph, which sends it and says what is wrong with it. */
function askFor(place: string, pressed: Element): void {
  const input = pressed
    .closest('.design-editor')
    ?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  input.dataset['place'] = place;
  input.addEventListener('cancel', () => delete input.dataset['place'], { once: true });
  input.click();
}
