/** The wire form of the machines and their load, and its table. */
import type { TableRow } from '../../../../contract/office/files.ts';
import type { MachinesAnswer } from '../../../../contract/office/workshop/machines.ts';
import { memberName } from '../../../../domain/staff/member-name.ts';
import type { MachineLoads } from './machines.service.ts';

export const answerMachines = ({ days, machines }: MachineLoads): MachinesAnswer => ({
  days,
  machines: machines.map((machine) => ({
    ...machine,
    people: machine.people.map(({ email }) => memberName(email)),
    doneAt: machine.doneAt?.toISOString() ?? null,
  })),
});

/** A row for each machine and day. */
export async function* machinesTable({ days, machines }: MachineLoads): AsyncGenerator<TableRow> {
  yield ['Machine', 'Process', 'Day', 'Pieces to make', 'Pieces a day'];
  for (const { name, process, load, piecesADay } of machines)
    for (const [at, day] of days.entries())
      yield [name ?? '', process, day, load[at] ?? 0, piecesADay ?? ''];
}
