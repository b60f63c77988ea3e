/** The machines of the workshop: what each has to make on the coming days, and when today's is made. */
import type { ShopSettings } from '../../../../domain/settings/shop-settings.ts';
import { isPermitted } from '../../../../domain/staff/permissions.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import { DAY } from '../../../../domain/time/durations.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import { LOAD_DAYS, loadOf } from '../../../../domain/workshop/load.ts';
import { machineFor } from '../../../../domain/workshop/machines.ts';
import type { PieceKind } from '../../../../domain/workshop/machines.ts';
import { doneAt, PACE_DAYS, paceOf } from '../../../../domain/workshop/pace.ts';
import { bound } from '../../../bound.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { CalendarService } from '../../calendar/calendar.service.ts';
import { knownBlanks, knownMembers, madeByHour, piecesToMake } from './machines.store.ts';
import type { KnownMember } from './machines.store.ts';

export interface MachinesDependencies {
  database: Database;
  clock: Clock;
  /** As they are now. */
  settings(): ShopSettings;
  workingDays: CalendarService['workingDays'];
}

/** A machine, or the pieces of a process that have none. */
export interface MachineLoad {
  name: string | null;
  process: string;
  /** Those who may sign in. */
  people: KnownMember[];
  piecesADay: number | null;
  /** Pieces to be made by each of the days. */
  load: number[];
  madeToday: number;
  /** Pieces an hour; null: too few were made to say. */
  pace: number | null;
  /** Null: nothing is to be made today, or the pace is not known. */
  doneAt: Date | null;
}

export interface MachineLoads {
  /** Plain dates. */
  days: string[];
  machines: MachineLoad[];
}

export type MachinesService = ReturnType<typeof machinesService>;

export function machinesService(dependencies: MachinesDependencies) {
  return bound(dependencies, { loads: findLoads, choices: findChoices });
}

/** In the order of the settings, then processes of which something without a machine is to be made. */
export async function findLoads({
  database,
  clock,
  settings,
  workingDays,
}: MachinesDependencies): Promise<MachineLoads> {
  const now = clock();
  const today = londonDate(now);
  const { machines } = settings().machines;
  const [days, toMake, made, members] = await Promise.all([
    workingDays(today, LOAD_DAYS),
    piecesToMake(database),
    madeByHour(database, new Date(now.getTime() - PACE_DAYS * DAY)),
    knownMembers(database),
  ]);
  const loadFor = (
    machine: Pick<MachineLoad, 'name' | 'process' | 'people' | 'piecesADay'>,
    isIts: (kind: PieceKind) => boolean,
  ): MachineLoad => {
    const load = loadOf(toMake.filter(isIts), days);
    const work = made.filter(isIts);
    const pace = paceOf(work);
    const left = load[0] ?? 0;
    return {
      ...machine,
      load,
      madeToday: work
        .filter(({ hour }) => londonDate(new Date(hour)) === today)
        .reduce((sum, each) => sum + each.made, 0),
      pace,
      doneAt: pace && left > 0 ? doneAt(left, pace, now) : null,
    };
  };
  const without = toMake.filter((kind) => !machineFor(machines, kind));
  return {
    days,
    machines: [
      ...machines.map((machine) =>
        loadFor(
          {
            name: machine.name,
            process: machine.process,
            piecesADay: machine.piecesADay,
            people: members.filter(({ id }) => machine.people.includes(id)),
          },
          (kind) => machineFor(machines, kind) === machine,
        ),
      ),
      ...[...new Set(without.map(({ process }) => process))].map((process) =>
        loadFor(
          { name: null, process, piecesADay: null, people: [] },
          (kind) => kind.process === process && !machineFor(machines, kind),
        ),
      ),
    ],
  };
}

/** What a machine can be set to make, and who can work there. */
export async function findChoices({ database }: MachinesDependencies) {
  const [blanks, members] = await Promise.all([knownBlanks(database), knownMembers(database)]);
  return { blanks, people: members.filter(({ role }) => isPermitted(role, 'production.change')) };
}
