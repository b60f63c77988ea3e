/** The machines of the workshop: what each makes, how much of it in a day, and who works there. */

import type { Process } from '../catalogue/processes.ts';

export interface Machine {
  name: string;
  /** The process by which it works blanks. */
  process: Process;
  /** Slugs of the blanks that it makes; none: all of its process that no other machine makes. */
  blanks: readonly string[];
  piecesADay: number;
  /** Ids of members. */
  people: readonly string[];
}

/** What decides which machine makes a piece. */
export interface PieceKind {
  process: string;
  /** Its slug. */
  blank: string;
}

type Task = { process: string; blanks: readonly string[] };

/** Undefined: no machine is set for such pieces. */
export function machineFor<Each extends Task>(
  machines: readonly Each[],
  { process, blank }: PieceKind,
): Each | undefined {
  const able = machines.filter((machine) => machine.process === process);
  return (
    able.find(({ blanks }) => blanks.includes(blank)) ??
    able.find(({ blanks }) => blanks.length === 0)
  );
}

/** Why machine `at` cannot stand beside those before it; null if it can. */
export function machineProblem(machines: readonly Machine[], at: number): MachineProblem | null {
  const machine = machines[at]!;
  const earlier = machines.slice(0, at);
  const { name, process, blanks } = machine;
  if (earlier.some((other) => isSameName(other.name, name)))
    return { field: 'name', message: 'Another machine has this name.' };
  const rivals = earlier.filter((other) => other.process === process);
  const rest = rivals.find((other) => other.blanks.length === 0);
  if (blanks.length === 0 && rest)
    return { field: 'blanks', message: `${rest.name} makes all other blanks of this process.` };
  const rival = rivals.find((other) => other.blanks.some((blank) => blanks.includes(blank)));
  return rival ? { field: 'blanks', message: `${rival.name} makes one of these blanks.` } : null;
}

export interface MachineProblem {
  field: 'name' | 'blanks';
  message: string;
}

const isSameName = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');
