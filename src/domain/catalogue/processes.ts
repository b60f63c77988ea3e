/** The processes by which blanks are worked. */
export const PROCESSES = ['sublimation', 'vinyl', 'laser', 'etch', 'print3d'] as const;

export type Process = (typeof PROCESSES)[number];
