/** Makes all machine files of one line, by its process. */
import type { DesignDocument, PrintArea, Process } from '../../../../artwork/design/design.ts';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { printFile } from '../print/print-file.ts';
import { engravedPhotos } from './engraved-photos.ts';
import { laserDxf } from './laser-dxf.ts';
import { laserSvg } from './laser-svg.ts';
import type { Photos } from './photos.ts';
import { pressPdf } from './press-pdf.ts';
import { reliefStl } from './relief-stl.ts';
import { weldDesign } from './weld.ts';

export type MachineFileKind = 'png' | 'pdf' | 'svg' | 'dxf' | 'stl';

export interface MachineJob {
  document: DesignDocument;
  process: Process;
  mirrored: boolean;
  settings: MachineSettings;
  photos: Photos;
  /** Timestamp in the files, so that the same job gives the same files. */
  at: Date;
}

export interface MachineFile {
  kind: MachineFileKind;
  bytes: Uint8Array;
  /** Size of the sheet with its bleed, or of the solid. */
  widthMm: number;
  heightMm: number;
}

export interface MachineSet {
  files: MachineFile[];
  /** The number of separate parts that the machine cuts or builds: 1 is whole, 0 does not occur. */
  pieces: number;
}

/** Throws a RangeError if a 3D print would be empty. */
export async function machineFiles(ordered: MachineJob, shaper: Shaper): Promise<MachineSet> {
  const job = { ...ordered, document: withoutPlaces(ordered.document) };
  const { document, process, mirrored, settings, photos } = job;
  const sheet = sheetOf(document.area);
  switch (process) {
    case 'sublimation':
    case 'vinyl': {
      const pdf = await pressPdf(job, { shaper, photos });
      const png = await printFile(job, shaper);
      return {
        files: [
          { kind: 'png', bytes: png, ...sheet },
          { kind: 'pdf', bytes: pdf, ...sheet },
        ],
        pieces: 0,
      };
    }
    case 'laser':
    case 'etch': {
      const work = settings.work ?? 'engrave';
      const welded = await weldDesign(document, shaper, mirrored);
      const photographs = await engravedPhotos(document, photos, mirrored);
      const svg = laserSvg(welded, document.area, work, photographs);
      return {
        files: [
          { kind: 'svg', bytes: svg, ...sheet },
          // A DXF holds no pictures, and without them it would look complete.
          ...(photographs === ''
            ? [{ kind: 'dxf' as const, bytes: laserDxf(welded, document.area, work), ...sheet }]
            : []),
        ],
        pieces: work === 'cut' ? welded.pieces : 0,
      };
    }
    case 'print3d': {
      const { stl, pieces, size } = await reliefStl(document, shaper, settings, mirrored);
      const [widthMm, heightMm] = size;
      return { files: [{ kind: 'stl', bytes: stl, widthMm, heightMm }], pieces };
    }
  }
}

/** What is ordered has no open places. If it had, no machine should make their samples. */
function withoutPlaces(document: DesignDocument): DesignDocument {
  return { ...document, layers: document.layers.filter(({ type }) => type !== 'place') };
}

function sheetOf({ w, h, bleed }: PrintArea): { widthMm: number; heightMm: number } {
  return { widthMm: w + 2 * bleed, heightMm: h + 2 * bleed };
}
