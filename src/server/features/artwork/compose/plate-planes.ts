/** Reads a plate's planes as raw pixels. */
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { takesInk } from '../../../../artwork/plate/plate.ts';
import type { PlateDescription } from '../../../../artwork/plate/plate.ts';

/** Planes at the width of the picture, three bytes per pixel (the mask one). */
export interface PlatePlanes {
  underneath: Uint8Array;
  /** Ink: light on the white surface. Marks: the marked surface. */
  light: Uint8Array;
  gloss: Uint8Array | null;
  mask: Uint8Array;
}

/** Reads the planes at the width of a picture, cropped to the part of the frame it shows. */
export async function readPlanes(
  home: string,
  description: PlateDescription,
  width: number,
): Promise<PlatePlanes> {
  const { files, crop, process } = description;
  const named = (plane: 'B' | 'D' | 'G' | 'M' | 'mask') => {
    const file = files[plane];
    if (!file)
      throw new Error(`Plate ${description.blank}/${description.angle} lacks its plane ${plane}`);
    return path.join(home, file);
  };
  // A surface that is white before printing has one plane for both its own light and light on
  // white.
  const under = named(files.B ? 'B' : 'D');
  const [underneath, light, gloss, mask] = await Promise.all([
    fitted(sharp(under), description, width),
    takesInk(process)
      ? fitted(sharp(named('D')), description, width)
      : // M covers only the part of the frame that can be marked; the rest does not change.
        sharp(under)
          .removeAlpha()
          .composite([{ input: named('M'), left: crop?.x ?? 0, top: crop?.y ?? 0 }])
          .png({ compressionLevel: 0 })
          .toBuffer()
          .then((marked) => fitted(sharp(marked), description, width)),
    takesInk(process) ? fitted(sharp(named('G')), description, width) : null,
    fitted(sharp(named('mask')).extractChannel(0), description, width, 1),
  ]);
  return { underneath, light, gloss, mask };
}

async function fitted(
  plane: Sharp,
  { size, view }: PlateDescription,
  width: number,
  channels: 1 | 3 = 3,
): Promise<Uint8Array> {
  const shown = view
    ? plane.extract({
        left: Math.round(view.x * size),
        top: Math.round(view.y * size),
        width: Math.round(view.side * size),
        height: Math.round(view.side * size),
      })
    : plane;
  const bytes = await shown
    .removeAlpha()
    .resize(width, width, { kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  if (bytes.length !== width * width * channels)
    throw new Error(`A plane has ${bytes.length} bytes`);
  return bytes;
}
