/** How the surface of each blank that is not white looks, and what a machine leaves in it: for drawings of designs outside their photograph. */
import type { SurfaceTones } from '../../src/artwork/plate/plate-sheet.ts';

/** By plate, as measured in its first photograph; what prints on white has none. */
export const TONES: Readonly<Record<string, SurfaceTones>> = {
  'chopping-board': { surface: '#af855a', mark: '#5d4837' },
  'glass-tumbler': { surface: '#5a6761', mark: '#c4cac8' },
  'metal-keyring': { surface: '#8f8e8b', mark: '#19191b' },
  'printed-plaque': { surface: '#748c77' },
  'slate-coaster': { surface: '#3f4042', mark: '#a9a69d' },
  'slate-sign': { surface: '#3c3d3f', mark: '#a6a39b' },
  'steel-bottle': { surface: '#425755', mark: '#b29d92' },
  'steel-bottle-blush': { surface: '#ab796f', mark: '#afb3a9' },
  'steel-bottle-charcoal': { surface: '#484745', mark: '#bbb4a9' },
  'tshirt-navy': { surface: '#233951' },
  'wooden-keyring': { surface: '#c19c6d', mark: '#5f4a39' },
};
