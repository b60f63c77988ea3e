/** Where the design is in a photograph of its product. */
import { meshPoints } from '../../../../artwork/plate/plate.ts';
import type { PlateSheets } from '../../../../artwork/plate/plate-sheet.ts';
import { fetchJson } from '../../../../live-photo/artwork-files.ts';
import type { LiveProductName } from '../../../../live-photo/live-photo.ts';
import { artworkCalls } from '../../../api/artwork-calls.ts';
import { MIDDLE_OF_PICTURE, type Middle } from './hold-picture.ts';

/** The middle of what a design can reach; of the picture, if its plate fails to load. */
export async function designMiddle(
  { slug, plate }: LiveProductName,
  angle: string | undefined,
): Promise<Middle> {
  try {
    const { plates } = await artworkCalls.kit({ slug, plate });
    const address = plates.find((one) => one.angle === angle)?.address;
    if (!address) return MIDDLE_OF_PICTURE;
    const points = meshPoints(await fetchJson<PlateSheets>(address));
    return { x: middleAlong(points, 0), y: middleAlong(points, 1) };
  } catch {
    return MIDDLE_OF_PICTURE;
  }
}

function middleAlong(points: Float32Array, axis: 0 | 1): number {
  const values = points.filter((_, place) => place % 4 === axis);
  return (Math.min(...values) + Math.max(...values)) / 2;
}
