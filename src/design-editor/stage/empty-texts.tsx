/** Dashed boxes where added texts will be, until they are written. */
import { OWN_PREFIX, type Layer, type TextLayer } from '../../artwork/design/design.ts';
import { useTranslations } from '../editor-services.ts';
import { BASELINE_EMS, EXPECTED_EMS, LINE_EMS } from '../editing/placing/text-ems.ts';

export interface EmptyTextsProps {
  layers: readonly Layer[];
  /** Mm per screen pixel. */
  perPixel: number;
}

/** Of the letters, so that the hint looks unlike words that are made. */
const HINT_EMS = 0.55;

export function EmptyTexts({ layers, perPixel }: EmptyTextsProps) {
  const t = useTranslations();
  return layers.map((layer) => {
    if (!isUnwritten(layer)) return null;
    const { id, x, y, size, rotation = 0, maxWidth = Infinity } = layer;
    const [width, height] = [Math.min(size * EXPECTED_EMS, maxWidth), size * LINE_EMS];
    const middle = y - size * BASELINE_EMS;
    return (
      <g
        key={id}
        data-empty-text={id}
        aria-hidden="true"
        pointerEvents="none"
        transform={`rotate(${rotation} ${x} ${y})`}
      >
        <rect
          x={x - width / 2}
          y={middle - height / 2}
          rx={2 * perPixel}
          {...{ width, height }}
          strokeWidth={2 * perPixel}
          strokeDasharray={`${6 * perPixel} ${4 * perPixel}`}
          fillOpacity="0.7"
          className="fill-white stroke-bottle"
        />
        <text
          {...{ x, y: middle }}
          fontSize={size * HINT_EMS}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink-soft"
        >
          {t('stage.unwritten')}
        </text>
      </g>
    );
  });
}

const isUnwritten = (layer: Layer): layer is TextLayer =>
  layer.type === 'text' && layer.id.startsWith(OWN_PREFIX) && layer.text.trim() === '';
