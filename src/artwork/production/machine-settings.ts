/** The machine settings for one finish of a blank. Lengths in mm. */
import type { Process } from '../design/design.ts';

/** What a beam does along a welded outline. Each has its own colour, by which lasers distinguish them. */
export type LaserWork = 'cut' | 'score' | 'engrave';

/** The body under 3D-printed lettering, centred under the print area. */
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
  /** Lasers and etching; default: engrave. */
  work?: LaserWork;
  powerPercent?: number;
  speedMmPerSecond?: number;
  passes?: number;
  /** The blank turns beneath the beam, so it is made alone, never beside others on a sheet. */
  rotary?: true;
  /** 3D printers: the height of lettering above its base, or above the bed without one. */
  relief?: number;
  base?: PrintedBase;
  layerHeight?: number;
  infillPercent?: number;
  /** Anything else the operator of the machine must know. */
  note?: string;
}

/** Height of lettering if a blank's settings name none. */
export const STANDARD_RELIEF = 3;

/** Whether the design itself becomes the product, with nothing under it, so that unconnected parts come apart. */
export function isCutOut(process: Process, { work, base }: MachineSettings): boolean {
  if (process === 'print3d') return base === undefined;
  return (process === 'laser' || process === 'etch') && work === 'cut';
}
