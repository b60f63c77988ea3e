/** Loads plates at the width of the picture and caches recently used ones, up to a size in bytes. */
import { boundedCache } from '../../../caches/bounded-cache.ts';
import { developPlate, sizeOf } from './developed-plate.ts';
import type { DevelopedPlate } from './developed-plate.ts';
import { readDescription } from './plate-description.ts';
import { readPlanes } from './plate-planes.ts';

export interface PlateLibrary {
  /** Rejects with ENOENT if the catalogue has no such plate. */
  load(plate: string, angle: string, width: number): Promise<DevelopedPlate>;
}

/** @param folder catalogue/plates */
export function plateLibrary({
  folder,
  maxBytes,
}: {
  folder: string;
  maxBytes: number;
}): PlateLibrary {
  const kept = boundedCache<DevelopedPlate>('plates', { maxBytes, bytesOf: sizeOf });
  const loading = new Map<string, Promise<DevelopedPlate>>();

  async function develop(plate: string, angle: string, width: number): Promise<DevelopedPlate> {
    const { home, description } = await readDescription(folder, plate, angle);
    return developPlate(description, await readPlanes(home, description, width), width);
  }

  async function load(plate: string, angle: string, width: number): Promise<DevelopedPlate> {
    const key = `${plate}/${angle}@${width}`;
    const known = kept.get(key);
    if (known) return known;
    const begun =
      loading.get(key) ?? develop(plate, angle, width).finally(() => loading.delete(key));
    loading.set(key, begun);
    const developed = await begun;
    kept.set(key, developed);
    return developed;
  }

  return { load };
}
