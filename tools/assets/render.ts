/**
 * `npm run catalogue:render -- BLANK [ANGLE]`: renders the plates of a blank with Blender into
 * catalogue/plates, all of its angles or one. Several processes may render different angles at once.
 * `--preview FOLDER` writes only a small picture of the bare blank there, in seconds.
 * catalogue/studio/README.md explains how scenes are made.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { blanks } from '../../catalogue/blanks.ts';
import { RenderingRefused, runBlender, type PlateOrder } from './render/blender.ts';
import { writePlate } from './render/write-plate.ts';
import { anglesInStudio } from './render/studio.ts';

const PLATES = path.join(import.meta.dirname, '../../catalogue/plates');
const FULL = { size: 1200, samples: 40 };
const PREVIEW = { size: 300, samples: 16 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'string' },
    size: { type: 'string' },
    samples: { type: 'string' },
    threads: { type: 'string' },
  },
});

try {
  await renderPlates(positionals);
} catch (error) {
  if (!(error instanceof RenderingRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function renderPlates([plate, only]: readonly string[]): Promise<void> {
  const inStudio = await anglesInStudio();
  const angles = inStudio.get(plate ?? '');
  if (!plate || !angles)
    throw new RenderingRefused(
      `Name a plate and, if you like, one of its angles: npm run catalogue:render -- white-mug hero\n${listOf(inStudio)}`,
    );
  if (only && !angles.includes(only))
    throw new RenderingRefused(`${plate} has no angle ${only}, but ${angles.join(', ')}.`);
  for (const angle of only ? [only] : angles) await renderPlate(plate, angle);
}

async function renderPlate(plate: string, angle: string): Promise<void> {
  const begun = Date.now();
  const isPreview = values.preview !== undefined;
  const folder = isPreview
    ? path.resolve(values.preview ?? '')
    : await mkdtemp(path.join(os.tmpdir(), 'plate-'));
  await mkdir(folder, { recursive: true });
  const usual = isPreview ? PREVIEW : FULL;
  try {
    await runBlender({
      ...soldOn(plate),
      plate,
      angle,
      folder,
      preview: isPreview,
      size: Number(values.size ?? usual.size),
      samples: Number(values.samples ?? usual.samples),
      threads: Number(values.threads ?? os.availableParallelism()),
    });
    if (!isPreview) await writePlate(folder, path.join(PLATES, plate), angle);
  } finally {
    if (!isPreview) await rm(folder, { recursive: true });
  }
  console.log(`${plate} ${angle}: ${Math.round((Date.now() - begun) / 1000)} s`);
}

/** Process and area come from the blank, so that a plate agrees with what is sold. */
function soldOn(plate: string): Pick<PlateOrder, 'title' | 'process' | 'area'> {
  for (const { name, area, finishes } of blanks) {
    const finish = finishes.find((one) => one.plate === plate);
    if (!finish) continue;
    const title = finishes.length > 1 ? `${name}, ${finish.name.toLowerCase()}` : name;
    return { title, process: finish.process, area };
  }
  throw new RenderingRefused(`No blank in catalogue/blanks is sold with the plate ${plate}.`);
}

function listOf(inStudio: ReadonlyMap<string, readonly string[]>): string {
  return [...inStudio].map(([plate, angles]) => `  ${plate}: ${angles.join(', ')}`).join('\n');
}
