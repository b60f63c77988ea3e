/** Starts Blender with an order for one plate. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { PrintArea, Process } from '../../../src/artwork/design/design.ts';
import { STUDIO } from './studio.ts';

/** Read by catalogue/studio/render.py. */
export interface PlateOrder {
  plate: string;
  angle: string;
  title: string;
  process: Process;
  area: PrintArea;
  /** Where the planes are written as PNG. */
  folder: string;
  /** Side of the picture in pixels. */
  size: number;
  samples: number;
  threads: number;
  /** Only a picture of the bare blank. */
  preview: boolean;
}

/** Something is missing or misspelt; the message says what to do. */
export class RenderingRefused extends Error {}

/** Characters of output to show if Blender fails. */
const LONGEST_REPORT = 3000;

const NEEDED = [
  { command: 'blender', what: 'Blender 3.4', install: 'apt install blender' },
  { command: 'cc', what: 'a C compiler for its denoiser', install: 'apt install gcc' },
];

export async function runBlender(order: PlateOrder): Promise<void> {
  for (const { command, what, install } of NEEDED) {
    if (spawnSync(command, ['--version']).error)
      throw new RenderingRefused(
        `Rendering needs ${what}, and this machine has no command "${command}". On Debian: ${install}. The shop itself does not need it: its plates are in catalogue/plates.`,
      );
  }
  const script = path.join(STUDIO, 'render.py');
  const settings = ['-b', '--factory-startup', '--python-exit-code', '1', '-P', script];
  const blender = spawn('blender', [...settings, '--', JSON.stringify(order)], {
    // Waiting threads of the denoiser would keep the cores from others.
    env: { ...process.env, OMP_WAIT_POLICY: 'passive', OMP_NUM_THREADS: String(order.threads) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LONGEST_REPORT);
  };
  blender.stdout.on('data', collect);
  blender.stderr.on('data', collect);
  const code = await new Promise((resolve) => {
    blender.on('close', resolve);
  });
  if (code === 0) return;
  throw new RenderingRefused(
    output.includes("No module named 'numpy'")
      ? 'Rendering needs numpy in Blender’s Python. On Debian: apt install python3-numpy.'
      : `Blender could not render ${order.plate} ${order.angle}. The end of its output:\n${output}`,
  );
}
