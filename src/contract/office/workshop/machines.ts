/** Wire shapes of the load of the workshop's machines. They have no money and no shoppers. */
import * as z from 'zod';

export const machines = {
  answer: z.strictObject({
    days: z.array(z.iso.date()).describe('The coming working days, for which the load is'),
    machines: z
      .array(
        z.strictObject({
          name: z.string().nullable().describe('Null: pieces of the process without a machine'),
          process: z.string(),
          people: z.array(z.string()).describe('Names of the members who work there'),
          piecesADay: z.int().nullable().describe('What it can make; null: nobody has said'),
          load: z.array(z.int()).describe('Pieces to be made by each day; the first has the late'),
          madeToday: z.int(),
          pace: z
            .number()
            .nullable()
            .describe('Pieces an hour in the last 28 days; null: too few to say'),
          doneAt: z.iso
            .datetime()
            .nullable()
            .describe('When the load of today is made at this pace; null: no load or no pace'),
        }),
      )
      .describe('In the order of the settings, then processes without a machine'),
  }),
};

export const machinesExport = {};

export type MachinesAnswer = z.infer<typeof machines.answer>;
