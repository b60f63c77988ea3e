/** A blank drawn to its proportions, with its width and height in millimetres. */
import { readDimensions, type Dimensions } from '../../../../domain/catalogue/dimensions.ts';
import { useTranslations } from '../../../state/translations.ts';

export interface DimensionDrawingProps {
  blank: { slug: string; name: string; size: string };
}

/** Units of the drawing. The blank fits a square of SIDE; its dimensions are left of it and below. */
const SIDE = 150;
const LEFT = 80;
const TOP = 12;
const GAP = 16;
const VIEW = { width: LEFT + SIDE + 44, height: TOP + SIDE + 48 };

export function DimensionDrawing({ blank }: DimensionDrawingProps) {
  const t = useTranslations('product');
  const dimensions = readDimensions(blank.size);
  if (!dimensions) return null;
  const { width, height } = dimensions;
  const scale = SIDE / Math.max(width, height);
  const box = { w: width * scale, h: height * scale, x: LEFT + (SIDE - width * scale) / 2, y: TOP };
  const bottom = box.y + box.h;
  return (
    <svg
      viewBox={`0 0 ${VIEW.width} ${bottom + GAP + 24}`}
      role="img"
      aria-label={t('drawing', { blank: blank.name, width, height })}
      className="w-full max-w-72 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <Outline {...box} {...outlineOf(blank.slug, dimensions)} />
      <g className="text-clay-deep" strokeWidth="1">
        <Measure from={[box.x, bottom + GAP]} to={[box.x + box.w, bottom + GAP]} />
        <Measure from={[box.x - GAP, box.y]} to={[box.x - GAP, bottom]} />
        <g fill="currentColor" stroke="none" fontSize="13">
          <text x={box.x + box.w / 2} y={bottom + GAP + 17} textAnchor="middle">
            {t('millimetres', { length: width })}
          </text>
          <text x={box.x - GAP - 6} y={box.y + box.h / 2 + 4} textAnchor="end">
            {t('millimetres', { length: height })}
          </text>
        </g>
      </g>
    </svg>
  );
}

interface Drawn {
  kind: 'flat' | 'round' | 'cylinder' | 'mug' | 'bottle';
}

function outlineOf(slug: string, { shape }: Dimensions): Drawn {
  if (shape !== 'upright') return { kind: shape };
  return { kind: slug.includes('mug') ? 'mug' : slug.includes('bottle') ? 'bottle' : 'cylinder' };
}

type Box = Record<'x' | 'y' | 'w' | 'h', number>;

function Outline({ kind, x, y, w, h }: Box & Drawn) {
  if (kind === 'round') return <ellipse cx={x + w / 2} cy={y + h / 2} rx={w / 2} ry={h / 2} />;
  if (kind === 'flat') return <rect x={x} y={y} width={w} height={h} rx="4" />;
  if (kind === 'bottle') {
    const [neck, shoulder] = [w * 0.3, h * 0.22];
    return (
      <path
        d={`M${x + neck} ${y}H${x + w - neck}V${y + shoulder * 0.5}Q${x + w} ${y + shoulder * 0.6} ${x + w} ${y + shoulder}V${y + h}H${x}V${y + shoulder}Q${x} ${y + shoulder * 0.6} ${x + neck} ${y + shoulder * 0.5}Z`}
      />
    );
  }
  return (
    <>
      <path
        d={`M${x} ${y + w * 0.06}V${y + h - 8}Q${x} ${y + h} ${x + 8} ${y + h}H${x + w - 8}Q${x + w} ${y + h} ${x + w} ${y + h - 8}V${y + w * 0.06}`}
      />
      <ellipse cx={x + w / 2} cy={y + w * 0.06} rx={w / 2} ry={w * 0.06} />
      {kind === 'mug' && (
        <path
          d={`M${x + w} ${y + h * 0.2}c${w * 0.38} 0 ${w * 0.38} ${h * 0.55} 0 ${h * 0.55}M${x + w} ${y + h * 0.29}c${w * 0.24} 0 ${w * 0.24} ${h * 0.37} 0 ${h * 0.37}`}
        />
      )}
    </>
  );
}

/** A line with a stop across each end. */
function Measure({
  from: [x1, y1],
  to: [x2, y2],
}: {
  from: readonly [number, number];
  to: readonly [number, number];
}) {
  const [dx, dy] = x1 === x2 ? [4, 0] : [0, 4];
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}`}
    />
  );
}
