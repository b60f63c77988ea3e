import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { buy } from '../testing/features/orders.ts';
import { readBatchCommand } from './arguments/batch-arguments.ts';
import { typed } from '../testing/command.ts';

describe('batch sheets, at a terminal', { timeout: 600_000 }, async () => {
  const shop = await testShop();
  const { dataFolder } = shop.config;
  const settings = { DATABASE_URL: shop.url, SECRET: 'x'.repeat(32), DATA_DIR: dataFolder };
  const batch = (...args: string[]) => typed('batch', args, settings);

  test('is written to a folder of its own, with a list of where each piece lies', async () => {
    const empty = await batch('--to', path.join(dataFolder, 'none'));
    expect(empty).toEqual({ code: 0, output: 'Nothing is waiting to be made.\n' });

    const { reference } = await buy(shop, { quantity: 2 });
    const shirt = await buy(shop, { sku: 'TEE-N-M-STRIPES' });
    const folder = path.join(dataFolder, 'sheets/monday');
    const made = await batch('--to', folder, '--sheet', '297x210', '--gap', '5');
    expect(made).toEqual({
      code: 0,
      output:
        'sublimation-mug-white-1.pdf: 1\nsublimation-mug-white-2.pdf: 1\n' +
        `Left out: ${shirt.reference} line 1, 1 × Retro stripes t-shirt: ` +
        '280 × 350 mm with bleed, and its label, are larger than the sheet\n',
    });
    expect((await readdir(folder)).toSorted()).toEqual([
      'list.txt',
      'sublimation-mug-white-1.pdf',
      'sublimation-mug-white-2.pdf',
    ]);
    const list = await readFile(path.join(folder, 'list.txt'), 'utf8');
    expect(list).toContain(': 297 × 210 mm, margin 8 mm, gap 5 mm.');
    expect(list).toContain(`  ${reference} line 1, 2 of 2  200 × 95 mm at 10, 10`);

    const again = await batch('--to', folder);
    expect(again).toEqual({
      code: 1,
      output: `${folder} is not empty: batch sheets need a folder of their own.\n`,
    });
  });

  test('is explained on request, and when the arguments mean nothing', async () => {
    expect(await batch('--help')).toMatchObject({ code: 0 });
    const { code, output } = await batch('--sheet', 'A3', '--to', 'press');
    expect([code, output.trim().split('\n').length]).toEqual([2, 1]);
  });
});

describe('the arguments', () => {
  test.each([
    [['--sheet', '420x297'], 'Name the folder for the sheets: --to'],
    [['--to', 'press', '--process', 'print3d'], '--process is one of sublimation, vinyl'],
    [['--to', 'press', '--sheet', 'A3'], '--sheet is width x height, such as 420x297'],
    [['--to', 'press', '--sheet', '420x3001'], 'each of 50 to 3000 mm'],
    [['--to', 'press', '--gap', '2'], '--gap is a length of 3 to 50 mm'],
    [['--to', 'press', '--margin', '1e1'], '--margin is a length of 5 to 50 mm'],
    [['--to', 'press', '--scale', '2'], 'Unknown option'],
    [['--to', 'press', 'KS-4F7-K9Q2'], 'Unexpected argument'],
  ])('refuse %j in one line', (args, message) => {
    expect(() => readBatchCommand(args)).toThrow(message);
  });

  test('default to an A3 sheet of every process', () => {
    expect(readBatchCommand(['--to', 'press'])).toEqual({
      folder: 'press',
      request: {
        sheet: { w: 420, h: 297, margin: 8, gap: 4 },
        process: undefined,
        untouchedOnly: false,
      },
    });
    const all = ['--to', 'press', '--process', 'laser', '--untouched'];
    const sized = ['--sheet', '600.5×400', '--margin', '10', '--gap', '6.5'];
    expect(readBatchCommand([...all, ...sized])).toEqual({
      folder: 'press',
      request: {
        sheet: { w: 600.5, h: 400, margin: 10, gap: 6.5 },
        process: 'laser',
        untouchedOnly: true,
      },
    });
    expect(readBatchCommand(['--help'])).toBeNull();
  });
});
