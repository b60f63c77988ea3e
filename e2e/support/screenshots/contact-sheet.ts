/** Arranges many pictures on one sheet with their names, as an overview. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

export interface Sheet {
  title: string;
  /** File names within the folder, in order. */
  files: string[];
}

const SHEET_WIDTH_PX = 1560;
const GAP_PX = 16;
const ROWS = 2;
const LOOKS = `
  body { margin: 0; font: 14px/1.4 sans-serif; background: #ddd; }
  section { display: flex; flex-wrap: wrap; gap: ${GAP_PX}px; padding: ${GAP_PX}px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; overflow-wrap: anywhere; }
  img { display: block; width: 100%; max-height: 720px; object-fit: cover; object-position: top; }
`;

/**
 * Writes `sheet-<title>.html`, whose pictures link to the full ones, and two rows at a time as
 * `sheet-<title>-<n>.png`.
 */
export async function writeSheet(
  page: Page,
  folder: string,
  { title, files }: Sheet,
  { columns }: { columns: number },
): Promise<void> {
  const width = Math.floor((SHEET_WIDTH_PX - GAP_PX) / columns) - GAP_PX;
  const figures = files.map(
    (file) =>
      `<figure style="width:${width}px"><figcaption>${path.parse(file).name}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`,
  );
  const perSheet = columns * ROWS;
  const sections = Array.from(
    { length: Math.ceil(figures.length / perSheet) },
    (_, place) =>
      `<section>${figures.slice(place * perSheet, (place + 1) * perSheet).join('\n')}</section>`,
  );
  const file = path.join(folder, `sheet-${title}.html`);
  await writeFile(
    file,
    `<!doctype html><title>${title}</title><style>${LOOKS}</style>${sections.join('\n')}`,
  );
  await page.setViewportSize({ width: SHEET_WIDTH_PX, height: 900 });
  await page.goto(pathToFileURL(file).href);
  for (const place of sections.keys())
    await page
      .locator('section')
      .nth(place)
      .screenshot({ path: path.join(folder, `sheet-${title}-${place + 1}.png`) });
}
