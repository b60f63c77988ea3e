/** What the workshop sets on its machines for one finish of a blank. Lengths in mm. */
import type { Process } from '../design/design.ts';

/** What a beam does along a welded outline; each has its own colour, by which lasers tell them apart. */
export type LaserWork = 'cut' | 'score' | 'engrave';

/** The body that 3D-printed lettering stands on, centred under the print area. */
export interface PrintedBase {
  w: number;
  h: number;
  thickness: number;
  corner: number;
}

export interface MachineSettings {
  /** Heat presses. */
  temperatureC?: number;
  seconds?: number;
  pressure?: 'light' | 'medium' | 'firm';
  /** Lasers and etching; engraves unless told. */
  work?: LaserWork;
  powerPercent?: number;
  speedMmPerSecond?: number;
  passes?: number;
  /** The blank turns beneath the beam: it is made by itself, never beside others on a sheet. */
  rotary?: true;
  /** 3D printers: how high lettering rises above its base, or from the bed where it has none. */
  relief?: number;
  base?: PrintedBase;
  layerHeight?: number;
  infillPercent?: number;
  /** Whatever else whoever stands at the machine has to know. */
  note?: string;
}

/** Height of lettering where a blank's settings name none. */
export const STANDARD_RELIEF = 3;

/** Whether the design itself becomes the thing, with nothing under it: then whatever does not hang together comes apart. */
export function isCutOut(process: Process, { work, base }: MachineSettings): boolean {
  if (process === 'print3d') return base === undefined;
  return (process === 'laser' || process === 'etch') && work === 'cut';
}
