/** Lays many pictures out on one, with their names, for looking through them quickly. */
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
const LOOKS = `
  body { margin: 24px; font: 14px/1.4 sans-serif; background: #ddd; }
  main { display: flex; flex-wrap: wrap; gap: 24px 16px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; overflow-wrap: anywhere; }
  img { display: block; width: 100%; max-height: 900px; object-fit: cover; object-position: top; }
`;

/** Writes `sheet-<title>.html`, whose pictures lead to the whole ones, and `sheet-<title>.png`. Nothing where there are no pictures. */
export async function writeSheet(
  page: Page,
  folder: string,
  { title, files }: Sheet,
  { columns }: { columns: number },
): Promise<void> {
  if (files.length === 0) return;
  const width = Math.floor((SHEET_WIDTH_PX - 48 - 16 * (columns - 1)) / columns);
  const figures = files.map((file) => {
    return `<figure style="width:${width}px"><figcaption>${path.parse(file).name}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
  });
  const file = path.join(folder, `sheet-${title}.html`);
  await writeFile(
    file,
    `<!doctype html><title>${title}</title><style>${LOOKS}</style><main>${figures.join('\n')}</main>`,
  );
  await page.setViewportSize({ width: SHEET_WIDTH_PX, height: 900 });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: path.join(folder, `sheet-${title}.png`), fullPage: true });
}
