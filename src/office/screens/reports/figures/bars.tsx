/** Figures by day as bars; the table beneath says the same. */
import { dayText } from '../../../parts/dates.ts';

const WIDTH = 900;
const HEIGHT = 160;
const GAP = 0.2;

export interface BarsProps {
  /** What the bars show and how high the highest is. */
  label: (highest: number) => string;
  /** By day, oldest first. */
  bars: readonly { day: string; value: number }[];
}

export function Bars({ label, bars }: BarsProps) {
  const top = Math.max(0, ...bars.map(({ value }) => value));
  const step = WIDTH / bars.length;
  const [first, last] = [bars[0], bars.at(-1)];
  if (top === 0) return null;
  return (
    <figure>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label(top)}>
        <line className="axis" x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {bars.map(({ day, value }, place) => {
          const height = (value / top) * HEIGHT;
          return (
            <rect
              key={day}
              className="now"
              x={(place + GAP / 2) * step}
              y={HEIGHT - height}
              width={step * (1 - GAP)}
              height={height}
            />
          );
        })}
      </svg>
      {first && last && (
        <figcaption className="row small soft">
          {dayText(first.day)}
          <span className="grow centred" aria-hidden="true">
            {label(top)}
          </span>
          {dayText(last.day)}
        </figcaption>
      )}
    </figure>
  );
}
