/** At the head of a lane: who works there, and what is to be made today and on the next working day. */
import { DayLoad } from '../../workshop/day-load.tsx';
import { forecastText, loadDayText, type Machine } from '../../workshop/machine-texts.ts';

const DAYS = 2;

export function LaneLoad({ machine, days }: { machine: Machine; days: readonly string[] }) {
  const { people, load, piecesADay } = machine;
  const forecast = forecastText(machine);
  return (
    <>
      {people.length > 0 && <p className="small soft">{people.join(', ')}</p>}
      <dl className="lane-load small">
        {days.slice(0, DAYS).map((day, at) => (
          <div key={day}>
            <dt>{loadDayText(day)}</dt>
            <dd>
              <DayLoad pieces={load[at] ?? 0} piecesADay={piecesADay} />
            </dd>
          </div>
        ))}
      </dl>
      {forecast && <p className="tiny soft">{forecast}</p>}
    </>
  );
}
