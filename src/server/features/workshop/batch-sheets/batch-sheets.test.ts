import { Resvg } from '@resvg/resvg-js';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { toJson } from '../../../database/json.ts';
import type { MachineSettings } from '../../../../artwork/production/machine-settings.ts';
import { testShop } from '../../../testing/test-app.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { BENCH_COLOUR } from '../../artwork/machine/laser-colours.ts';
import { sheetsList } from './batch-sheets.list.ts';
import type { SheetsRequest } from './batch-sheets.service.ts';
import type { LineToNest } from './batch-sheets.store.ts';
import { buy, placeOrder } from '../../../testing/features/orders.ts';

const A3 = { w: 420, h: 297, margin: 8, gap: 4 };
const shop = await testShop();
const { call, database, services } = shop;

async function makeSheets(options: Partial<SheetsRequest> = {}) {
  const files = new Map<string, Buffer>();
  const made = await services.batchSheets.make({ sheet: A3, ...options }, async (name, bytes) => {
    files.set(name, bytes);
  });
  const labels = made.sheets.map(({ placed }) => placed.map(({ piece }) => piece.label));
  return { ...made, files, labels, list: sheetsList(made) };
}

const shown = (lines: readonly { line: LineToNest; reason: string }[]) =>
  lines.map(({ line, reason }) => [line.reference, reason]);

describe('batch sheets', { timeout: 300_000 }, async () => {
  const note = 'Penblwydd hapus,\nNain!';
  const mugs = await buy(shop, { quantity: 3, email: 'nain@example.org', comment: note });
  const slates = await buy(shop, { sku: 'SLT-WREATH', quantity: 2 });
  const shirt = await buy(shop, { sku: 'TEE-N-M-STRIPES' });
  const begun = await buy(shop);
  await services.course.startProduction(begun.id, 'shop');
  const sent = await buy(shop);
  await services.course.startProduction(sent.id, 'shop');
  await services.course.dispatch(sent.id, { carrier: 'royal-mail', tracking: null }, 'shop');
  const cancelled = await buy(shop);
  await database
    .transaction()
    .execute((transaction) => services.orders.move(transaction, cancelled, 'cancel', 'shop'));
  const unpaid = await placeOrder(shop);

  test('places every copy of what is paid and not made on sheets by process and blank', async () => {
    const { files, sheets, labels, leftOut, list } = await makeSheets();
    expect([...files.keys()].toSorted()).toEqual([
      'laser-slate-slate-1.svg',
      'sublimation-mug-white-1.pdf',
      'sublimation-mug-white-2.pdf',
      'vinyl-shirt-navy-1.pdf',
    ]);
    expect(leftOut).toEqual([]);
    expect(labels.flat().toSorted()).toEqual(
      [
        ...[1, 2, 3].map((copy) => `${mugs.reference} line 1, ${copy} of 3`),
        ...[1, 2].map((copy) => `${slates.reference} line 1, ${copy} of 2`),
        `${shirt.reference} line 1, 1 of 1`,
        `${begun.reference} line 1, 1 of 1`,
      ].toSorted(),
    );
    for (const { reference } of [sent, cancelled, unpaid]) expect(list).not.toContain(reference);
    for (const name of files.keys()) expect(list).toContain(`\n${name}  `);
    const slate = sheets.find(({ name }) => name.startsWith('laser'))!;
    expect(slate.placed.map(({ x, y, turned }) => [x, y, turned])).toEqual([
      [8, 8, false],
      [112, 8, false],
    ]);
    expect(list).toContain(`  ${slates.reference} line 1, 2 of 2  100 × 100 mm at 112, 8  `);
    expect(list.match(/Orange is for people/g)).toHaveLength(1);
    expect(list).toMatch(
      new RegExp(`${mugs.reference} line 1, 3 of 3 .*“Siân”.*its buyer may still change it\n`),
    );
    expect(list).toMatch(new RegExp(`${begun.reference} line 1, 1 of 1 .*leaves [\\d-]+\n`));
  });

  test('lists each order’s address, buyer and gift note', async () => {
    const { list } = await makeSheets();
    const [, parcels = ''] = list.split('\nParcels\n');
    expect(parcels).toMatch(
      new RegExp(
        `  ${mugs.reference}  .*Ludlow.*  nain@example\\.org\\n    Gift note: Penblwydd hapus, Nain!`,
      ),
    );
    expect(parcels.match(new RegExp(mugs.reference, 'g'))).toHaveLength(1);
    expect(parcels.match(/Gift note/g)).toHaveLength(1);
    expect(parcels).not.toContain(sent.reference);
  });

  test('writes sheets of the requested size, which other programs read', async () => {
    const { files } = await makeSheets({ sheet: { ...A3, w: 480.5, h: 330 } });
    const ofMm = (points: number) => (points / 72) * 25.4;
    const pdf = await PDFDocument.load(files.get('sublimation-mug-white-1.pdf')!);
    expect(pdf.getPageCount()).toBe(1);
    expect(ofMm(pdf.getPage(0).getWidth())).toBeCloseTo(480.5, 2);
    expect(ofMm(pdf.getPage(0).getHeight())).toBeCloseTo(330, 2);
    const svg = files.get('laser-slate-slate-1.svg')!.toString();
    expect(svg).toContain('width="480.5mm" height="330mm" viewBox="0 0 480.5 330"');
    expect(new Resvg(svg).getBBox()!.width).toBeGreaterThan(200);
    expect(svg.match(/<path id="piece-/g)).toHaveLength(2);
  });

  test('takes one process only, and only lines not begun, on request', async () => {
    const { labels, files } = await makeSheets({ process: 'sublimation', untouchedOnly: true });
    expect([...files.keys()]).toEqual(['sublimation-mug-white-1.pdf']);
    expect(labels.flat().map((label) => label.split(' ')[0])).toEqual(
      Array.from({ length: 3 }, () => mugs.reference),
    );
  });

  test('names lines that are larger than the sheet, and makes the rest', async () => {
    const { leftOut, files, list } = await makeSheets({ sheet: { ...A3, w: 297, h: 210 } });
    expect(shown(leftOut)).toEqual([[shirt.reference, 'tooLarge']]);
    expect(list).toMatch(
      new RegExp(`Left out\n  ${shirt.reference} line 1, 1 × .*280 × 350 mm with bleed.*larger`),
    );
    expect(files.has('vinyl-shirt-navy-1.pdf')).toBe(false);
    expect(files.has('laser-slate-slate-1.svg')).toBe(true);
  });

  test('leaves out pieces that turn in their machine', async () => {
    const settings: MachineSettings = { work: 'engrave', rotary: true };
    await database
      .updateTable('finish')
      .set({ settings: toJson<MachineSettings>(settings) })
      .where('process', '=', 'laser')
      .execute();
    expect(shown((await makeSheets({ process: 'laser' })).leftOut)).toEqual([
      [slates.reference, 'rotary'],
    ]);
  });

  test('prints photographs, and leaves out a line whose photograph is gone', async () => {
    const { id: upload } = await call('uploadNew', { body: await samplePhoto(1200, 800, 230) });
    const personalisation = { v: 1 as const, fields: {}, edits: photoIn(upload) };
    const photographed = await buy(shop, { personalisation, quantity: 2 });
    const mugs = { process: 'sublimation', untouchedOnly: true } as const;
    const { files } = await makeSheets(mugs);
    const pictures = [...files.values()].map(
      (pdf) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0,
    );
    // Two copies have two positions but one picture in each file that contains them.
    expect(pictures.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(Math.max(...pictures)).toBe(1);
    await database.deleteFrom('upload').where('id', '=', upload).execute();
    const without = await makeSheets(mugs);
    expect(shown(without.leftOut)).toEqual([[photographed.reference, 'photoGone']]);
    expect(without.labels.flat()).toHaveLength(3);
  });

  test('etches: each piece in the laser’s own colour and in its glass’s place, a turning glass on no sheet', async () => {
    const settings: MachineSettings = { work: 'engrave', powerPercent: 55, passes: 1 };
    const etch = (more: MachineSettings = {}) =>
      database
        .updateTable('finish')
        .set({ process: 'etch', settings: toJson<MachineSettings>({ ...settings, ...more }) })
        .where('plate', '=', 'slate-coaster')
        .execute();
    await etch();
    const panes = await buy(shop, { sku: 'SLT-WREATH', quantity: 3 });
    const { files, sheets, labels, leftOut, list } = await makeSheets({ process: 'etch' });
    expect([...files.keys()]).toEqual(['etch-slate-slate-1.svg']);
    expect(leftOut).toEqual([]);
    expect(labels.flat()).toEqual(
      [1, 2, 3].map((copy) => `${panes.reference} line 1, ${copy} of 3`),
    );
    expect(sheets[0]!.placed.map(({ x, y, turned }) => [x, y, turned])).toEqual([
      [8, 8, false],
      [112, 8, false],
      [216, 8, false],
    ]);
    const svg = files.get('etch-slate-slate-1.svg')!.toString();
    const pieces = [...svg.matchAll(/<path id="piece-\d"([^>]*)>/g)].map(([, look]) => look!);
    expect(pieces).toHaveLength(3);
    for (const look of pieces) expect(look).toContain('fill="#000000" fill-rule="evenodd"');
    expect(new Set(svg.match(/#[0-9a-f]{6}/gi))).toEqual(new Set(['#000000', BENCH_COLOUR]));
    // The same name three times, each one blank and gap further to the right.
    const lefts = pieces.map((look) =>
      Math.min(...[...look.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))),
    );
    expect(lefts[0]).toBeGreaterThan(8);
    expect(lefts.map((left) => left - lefts[0]!)).toEqual([
      0,
      expect.closeTo(104, 2),
      expect.closeTo(208, 2),
    ]);
    expect(list).toContain('Process: Etching; Mirrored: No; Work: engrave (black); Power: 55 %');

    await etch({ rotary: true });
    expect(shown((await makeSheets({ process: 'etch' })).leftOut)).toEqual([
      [panes.reference, 'rotary'],
    ]);
  });
});
