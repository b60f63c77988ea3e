/** What a machine has to make on one day: “27 of 40” and a meter. */
import { loadText } from './machine-texts.ts';

export interface DayLoadProps {
  pieces: number;
  /** What the machine can make; null: nobody has said. */
  piecesADay: number | null;
}

export function DayLoad({ pieces, piecesADay }: DayLoadProps) {
  const text = loadText(pieces, piecesADay);
  if (piecesADay === null) return text;
  const isOver = pieces > piecesADay;
  const percent = Math.min(100, (100 * pieces) / piecesADay);
  return (
    <>
      <span className={isOver ? 'over' : ''}>{text}</span>
      <span className="meter" aria-hidden="true">
        <i className={isOver ? 'late' : ''} style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
