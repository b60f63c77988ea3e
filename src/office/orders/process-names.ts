/** The processes by which blanks are worked, in words. */
import type { Process } from '../../domain/catalogue/processes.ts';

export const PROCESS_NAMES: Record<Process, string> = {
  sublimation: 'Sublimation',
  vinyl: 'Vinyl',
  laser: 'Laser',
  etch: 'Etching',
  print3d: '3D print',
};

export const isProcess = (name: string): name is Process => Object.hasOwn(PROCESS_NAMES, name);

/** The server may know a process that this version of the page does not. */
export const processName = (process: string): string =>
  isProcess(process) ? PROCESS_NAMES[process] : process;
