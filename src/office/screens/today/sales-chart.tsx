/** Sales by day as a line with its area, and the days before as a dashed line. */
import { dayText } from '../../parts/dates.ts';
import { niceTop, pathOf, type Frame } from './chart-paths.ts';
import { roundPounds, type Sales } from './today-texts.ts';

const FRAME: Frame = { left: 38, right: 296, top: 10, bottom: 112 };

export interface SalesChartProps {
  days: Sales['days'];
  before: Sales['daysBefore'];
}

export function SalesChart({ days, before }: SalesChartProps) {
  const now = days.map(({ total }) => total);
  const then = before.map(({ total }) => total);
  const top = niceTop(Math.max(0, ...now, ...then));
  const { left, right, bottom } = FRAME;
  const line = pathOf(now, top, FRAME);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <svg
      className="chart"
      viewBox="0 0 300 130"
      role="img"
      aria-label="Sales by day over 30 days, against the 30 days before"
    >
      {line !== '' && <path className="area" d={`${line}L${right} ${bottom}L${left} ${bottom}z`} />}
      {[0, 0.5, 1].map((share) => (
        <Axis key={share} at={bottom - share * (bottom - FRAME.top)} amount={share * top} />
      ))}
      <path className="line-before" d={pathOf(then, top, FRAME)} />
      <path className="line-now" d={line} />
      {first && (
        <text x={left} y="127" textAnchor="start">
          {dayText(first.day)}
        </text>
      )}
      {last && (
        <text x={right} y="127" textAnchor="end">
          {dayText(last.day)}
        </text>
      )}
    </svg>
  );
}

function Axis({ at, amount }: { at: number; amount: number }) {
  return (
    <>
      <line className="axis" x1={FRAME.left} x2="300" y1={at} y2={at} />
      <text x={FRAME.left - 6} y={at + 4} textAnchor="end">
        {roundPounds(amount)}
      </text>
    </>
  );
}
