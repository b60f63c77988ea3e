/** The processes by which blanks are worked, in words. */
export const PROCESS_NAMES = {
  sublimation: 'Sublimation',
  vinyl: 'Vinyl',
  laser: 'Laser',
  etch: 'Etching',
  print3d: '3D print',
} as const;

export type Process = keyof typeof PROCESS_NAMES;

export const isProcess = (name: string): name is Process => Object.hasOwn(PROCESS_NAMES, name);

/** The server may know a process that this version of the page does not. */
export const processName = (process: string): string =>
  isProcess(process) ? PROCESS_NAMES[process] : process;
