/** The office's calls for the machines of the workshop. */
import { memberName } from '../../../../domain/staff/member-name.ts';
import type { OfficeHandlers } from '../../../http/office/serve-office.ts';
import { answerMachines, machinesTable } from './machines.answer.ts';
import type { MachinesService } from './machines.service.ts';

export function machinesRoutes(machines: MachinesService) {
  return {
    machines: async () => answerMachines(await machines.loads()),
    machinesExport: async () => {
      const loads = await machines.loads();
      return { name: `machines-${loads.days[0]}.csv`, rows: machinesTable(loads) };
    },
    machineChoices: async () => {
      const { blanks, people } = await machines.choices();
      return {
        blanks,
        people: people.map(({ id, email }) => ({ id, name: memberName(email), email })),
      };
    },
  } satisfies OfficeHandlers;
}
