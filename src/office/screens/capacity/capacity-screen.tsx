/** What each machine has to make in the coming two weeks, against what it can make. */
import { Link } from 'react-router';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { DayLoad } from '../../workshop/day-load.tsx';
import {
  forecastText,
  loadDayText,
  machineName,
  paceText,
  type Machine,
} from '../../workshop/machine-texts.ts';
import { useMachines } from '../../workshop/use-machines.ts';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';

export default function CapacityScreen() {
  const { data, error, refetch } = useMachines();
  return (
    <>
      <PageHead
        title="Capacity"
        beside={<WorkshopPages />}
        actions={
          <a className="btn" href="/api/office/workshop/machines.csv" download>
            Download as CSV
          </a>
        }
      />
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && (
        <div className="stack">
          <About machines={data.machines} />
          <div className="machine-loads">
            {data.machines.map((machine) => (
              <MachineLoad
                key={`${machine.name} ${machine.process}`}
                machine={machine}
                days={data.days}
              />
            ))}
          </div>
        </div>
      )}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}

function About({ machines }: { machines: readonly Machine[] }) {
  const maySet = useMay()('settings.see');
  const settings = maySet ? <Link to="/office/settings?group=machines">settings</Link> : 'settings';
  if (machines.every(({ name }) => name === null))
    return (
      <p className="soft">
        {machines.length === 0 && 'There is nothing to make. '}
        Machines, what they make in a day and who works there are set in the {settings}.
      </p>
    );
  return (
    <p className="soft">
      Pieces that are not made yet, by the working day on which they leave. The first day has what
      is late.
    </p>
  );
}

function MachineLoad({ machine, days }: { machine: Machine; days: readonly string[] }) {
  const { people, pace, load, piecesADay } = machine;
  const name = machineName(machine);
  return (
    <section className="panel" aria-label={name}>
      <header>
        <h2>{name}</h2>
      </header>
      <div className="body stack-small">
        <p className="small soft">
          {[people.join(', '), pace && paceText(pace), forecastText(machine)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <table className="table day-loads">
          <caption className="sr">Pieces to make by {name}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Pieces</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day, at) => (
              <tr key={day}>
                <th scope="row">{loadDayText(day)}</th>
                <td>
                  <DayLoad pieces={load[at] ?? 0} piecesADay={piecesADay} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
