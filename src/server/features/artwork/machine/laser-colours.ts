/** The workshop's convention for laser work by line colour, defined in one place. */
import type { LaserWork } from '../../../../artwork/production/machine-settings.ts';

export interface LaserColour {
  /** Colour in SVG. */
  hex: string;
  /** In DXF: AutoCAD's colour index and the layer's name. */
  index: number;
  layer: string;
}

export const LASER_COLOURS: Readonly<Record<LaserWork, LaserColour>> = {
  cut: { hex: '#ff0000', index: 1, layer: 'CUT' },
  score: { hex: '#0000ff', index: 5, layer: 'SCORE' },
  engrave: { hex: '#000000', index: 7, layer: 'ENGRAVE' },
};

/** For marks and labels beside the pieces; this colour is switched off at the laser. */
export const BENCH_COLOUR = '#f36926';
