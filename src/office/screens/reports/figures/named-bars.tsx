/** Figures by name as bars that lie; the table beneath says the same. */
const WIDTH = 100;
const HEIGHT = 8;
const MOST = 12;

export interface NamedBarsProps {
  /** What the bars show and how long the longest is. */
  label: (highest: number) => string;
  bars: readonly { key: string; name: string; value: number }[];
}

/** At most twelve, as the rows are sorted. */
export function NamedBars({ label, bars }: NamedBarsProps) {
  const top = Math.max(0, ...bars.map(({ value }) => value));
  if (top === 0) return null;
  return (
    <figure>
      <div role="img" aria-label={label(top)} className="named-bars">
        {bars.slice(0, MOST).map(({ key, name, value }) => (
          <div key={key}>
            <span className="small one-line">{name}</span>
            <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
              <rect className="now" width={(value / top) * WIDTH} height={HEIGHT} />
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="small soft centred" aria-hidden="true">
        {label(top)}
      </figcaption>
    </figure>
  );
}
