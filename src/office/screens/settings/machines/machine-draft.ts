/** A machine as it is edited. */
import type { OfficeAnswerOf } from '../../../../contract/office/contract.ts';
import { machineFor } from '../../../../domain/workshop/machines.ts';
import type { Settings } from '../settings.ts';

export type MachineDraft = Settings['machines']['machines'][number];
export type MachineChoices = OfficeAnswerOf<'machineChoices'>;
type Blank = MachineChoices['blanks'][number];

/** The blanks that no machine makes. */
export const withoutMachine = (
  machines: readonly MachineDraft[],
  blanks: readonly Blank[],
): Blank[] => blanks.filter(({ process, slug }) => !machineFor(machines, { process, blank: slug }));

/** The same list with a value or without it. */
export const toggled = (list: readonly string[], value: string, isIn: boolean): string[] =>
  isIn ? [...list, value] : list.filter((each) => each !== value);
