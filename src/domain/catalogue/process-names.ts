/** The processes by which blanks are worked, as the office and its journal name them. */
import type { Process } from './processes.ts';

export const PROCESS_NAMES: Readonly<Record<Process, string>> = {
  sublimation: 'Sublimation',
  vinyl: 'Vinyl',
  laser: 'Laser',
  etch: 'Etching',
  print3d: '3D print',
};

export const isProcess = (name: string): name is Process => Object.hasOwn(PROCESS_NAMES, name);

/** The name itself for a process that is not known, such as one of a later version. */
export const processName = (process: string): string =>
  isProcess(process) ? PROCESS_NAMES[process] : process;
