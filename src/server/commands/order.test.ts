import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { testShop } from '../testing/test-app.ts';
import { pdfText } from '../testing/features/read-pdf.ts';
import { buyAtStandIn } from '../testing/features/paid-orders.ts';
import { runDueJobs } from '../testing/jobs.ts';
import { jobHandlers } from '../wiring.ts';
import { typed } from '../testing/command.ts';
import { readOrderCommand } from './arguments/order-arguments.ts';

const REFERENCE = 'KS-N95-J18X';
/** As papers say when an order is to leave. */
const DAY = /to leave on [A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}/;

describe('the workshop, at a terminal', { timeout: 600_000 }, async () => {
  const shop = await testShop();
  const origin = await shop.open();
  const settings = {
    DATABASE_URL: shop.url,
    SECRET: 'x'.repeat(32),
    DATA_DIR: shop.config.dataFolder,
    ORIGIN: origin,
  };

  test('makes, dispatches and delivers an order, and refunds a part of it', async () => {
    const { id, reference } = await buyAtStandIn(shop, origin, { quantity: 2 });
    const order = (...args: string[]) => typed('order', [reference, ...args], settings);
    const shown = await order();
    expect(shown.code).toBe(0);
    expect(shown.output).toMatch(
      /paid {2}£29\.97[\s\S]*1 {2}waiting {3}2 × Botanical[\s\S]*2 .*Delivery {2}£4\.99/,
    );

    const folder = path.join(shop.config.dataFolder, 'at-the-press');
    await runDueJobs(shop.url, jobHandlers(shop.services));
    const files = await order('files', '--to', folder);
    expect(files.output).toMatch(/-1\.pdf {2}[\d.]+ × [\d.]+ mm\n/);
    expect((await readdir(folder)).toSorted()).toEqual(
      ['-1-job-sheet.pdf', '-1.pdf', '-1.png', '-packing-slip.pdf'].map(
        (ending) => reference + ending,
      ),
    );

    const early = await order('dispatch', '--tracking', 'AB123456789GB');
    expect(early).toEqual({
      code: 1,
      output: expect.stringMatching(/^“dispatch” cannot follow “paid”\.\n$/),
    });
    expect(await order('produce', '--by', 'Mair')).toEqual({
      code: 0,
      output: `${reference}: inProduction\n`,
    });
    expect(await order('remake', '--line', '1', '--cause', 'misprint')).toEqual({
      code: 0,
      output: `${reference}: 1 of line 1 will be made again\n`,
    });
    expect((await order()).output).toMatch(
      /1 {2}waiting {3}2 × Botanical[^/]*?£24\.98, 1 made again/,
    );
    expect(await order('dispatch', '--tracking', 'ab 1234 56789 gb')).toEqual({
      code: 0,
      output: `${reference}: dispatched\n`,
    });
    expect(await order('deliver')).toEqual({ code: 0, output: `${reference}: delivered\n` });
    const refund = await order(
      'refund',
      '--line',
      '1',
      '--amount',
      '12.49',
      '--reason',
      'One broken',
    );
    expect(refund).toEqual({ code: 0, output: `${reference}: £12.49 will be refunded\n` });
    const again = await order('refund', '--amount', '17.49');
    expect(again).toEqual({ code: 1, output: 'No more than was paid can be given back.\n' });
    expect((await order('show')).output).toMatch(
      /£12\.49 not refunded[\s\S]*Royal Mail AB123456789GB, lines 1[\s\S]*refund reserved: £12\.49 .*One broken/,
    );

    const history = await shop.database
      .selectFrom('orderHistory')
      .select(['event', 'actor'])
      .where('orderId', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    expect(history.slice(2)).toEqual([
      { event: 'startProduction', actor: 'Mair' },
      { event: 'remake', actor: 'workshop' },
      { event: 'dispatch', actor: 'workshop' },
      { event: 'deliver', actor: 'workshop' },
      { event: 'reserveRefund', actor: 'workshop' },
    ]);
  });

  test('sees an order’s address, buyer and gift note, and packs it with a slip', async () => {
    const comment = 'Happy birthday, Nain!\nAll our love';
    const { id, reference } = await buyAtStandIn(shop, origin, { quantity: 2, comment });
    const order = (...args: string[]) => typed('order', [reference, ...args], settings);
    const shown = await order();
    expect(shown.output).toMatch(/goes to Siân Price, .*Ludlow/);
    expect(shown.output).toContain('buyer sian@example.org');
    expect(shown.output).toContain('gift note\n    Happy birthday, Nain!\n    All our love\n');

    const folder = path.join(shop.config.dataFolder, 'packing');
    const slip = await order('slip', '--to', folder);
    expect(slip).toEqual({ code: 0, output: `${reference}-packing-slip.pdf\n` });
    const text = pdfText(await readFile(path.join(folder, `${reference}-packing-slip.pdf`)));
    for (const part of ['Siân Price', 'Ludlow', '2 × Botanical wreath mug', 'Name: Siân'])
      expect(text).toContain(part);
    expect(text).toContain('All our love');
    expect(text).toMatch(DAY);
    // The slip may be packed with a present.
    expect(text).not.toMatch(/£|\d\.\d\d|@/);

    await runDueJobs(shop.url, jobHandlers(shop.services));
    const files = await shop.services.machineFiles.ofOrder(id);
    const sheet = files.find(({ kind }) => kind === 'jobSheet')!;
    const output = pdfText(await shop.services.machineFiles.read(sheet.mediaKey));
    expect(output).toContain('Goes to');
    expect(output).toMatch(DAY);
    expect(output).toContain('Ludlow');
    expect(output).toContain('Happy birthday, Nain!');
    expect(output).not.toContain('£');
  });

  test('lists what is to be made and dispatched, and what is requested', async () => {
    const { reference, promise } = await buyAtStandIn(shop, origin, {
      email: 'gwen@example.org',
      comment: 'For you',
    });
    const orders = (...args: string[]) => typed('orders', args, settings);
    const found = await orders('--find', 'GWEN@example');
    expect(found.code).toBe(0);
    expect(found.output).toMatch(
      new RegExp(
        `^${reference}  paid +leaves ${promise.dispatchOn}  Siân Price <gwen@example.org>  1 × Botanical wreath mug “Siân”  gift note\n$`,
      ),
    );
    expect((await orders('--find', reference, '--state', 'dispatched')).output).toBe(
      'No such orders.\n',
    );
    expect((await orders('--leaves', '2020-01-01')).output).toBe('No such orders.\n');
    expect((await orders('--find', '%')).output).toBe('No such orders.\n');
    const all = (await orders('--all')).output.trim().split('\n');
    expect(all.length).toBeGreaterThan(1);
    expect((await orders('--all', '--limit', '1')).output).toMatch(/\n… and more/);
    const days = all.map((line) => /leaves (\S+)/.exec(line)?.[1] ?? '');
    expect(days).toEqual(days.toSorted());
    expect(await orders('--state', 'eaten')).toMatchObject({ code: 2 });
  });

  test('gets an error for an order that does not exist, and for one that cannot be read', async () => {
    expect(await typed('order', [REFERENCE], settings)).toEqual({
      code: 1,
      output: 'There is no such order.\n',
    });
    const { code, output } = await typed('order', ['MUG', 'produce'], settings);
    expect([code, output.trim().split('\n').length]).toEqual([2, 1]);
    expect((await typed('order', ['--help'], settings)).output).toContain('dispatch --tracking');
  });
});

describe('the arguments', () => {
  test.each([
    [['show', '--amount', '1'], '--amount has no meaning for “show”'],
    [['paint'], '“paint” is not one of show, files, slip, produce'],
    [['files', '--by', 'Mair'], '--by has no meaning for “files”'],
    [['dispatch'], '--tracking, or use --untracked'],
    [['dispatch', '--tracking', 'AB123456789GB', '--untracked'], 'or use --untracked'],
    [['dispatch', '--tracking', '1'], 'no tracking number of Royal Mail'],
    [['dispatch', '--tracking', '1', '--carrier', 'owl'], '--carrier is one of royal-mail'],
    [['dispatch', '--untracked', '--line', '0'], '“0” is not a line number'],
    [['remake', '--line', '1'], '--cause is one of misprint, colour'],
    [['remake', '--cause', 'lost'], 'Name one line with --line'],
    [['remake', '--cause', 'lost', '--line', '1', '--copies', '0'], 'not a number of copies'],
    [['refund'], '--amount, --line or --all'],
    [['refund', '--all', '--amount', '1'], '--all cannot be combined'],
    [['refund', '--amount', '4.9'], '“4.9” is not an amount'],
    [['produce', '--by', 'customer'], 'cannot be recorded in the history'],
    [['produce', '--fast'], '--fast'],
  ])('%j is refused in one line', (args, words) => {
    expect(() => readOrderCommand([REFERENCE, ...args])).toThrow(words);
  });

  test('are read as intended', () => {
    const whose = { reference: REFERENCE, actor: 'workshop' };
    expect(readOrderCommand(['ksn95 j18x'])).toEqual({ ...whose, verb: 'show' });
    expect(
      readOrderCommand([
        REFERENCE,
        'dispatch',
        '--untracked',
        '--carrier',
        'dpd',
        '--line',
        '1',
        '--line',
        '3',
      ]),
    ).toEqual({
      ...whose,
      verb: 'dispatch',
      sending: { carrier: 'dpd', tracking: null, lines: [1, 3] },
    });
    expect(readOrderCommand([REFERENCE, 'files', '--to', 'press'])).toEqual({
      ...whose,
      verb: 'files',
      folder: 'press',
    });
    expect(readOrderCommand([REFERENCE, 'refund', '--amount', '4.99', '--line', '2'])).toEqual({
      ...whose,
      verb: 'refund',
      request: { amountPence: 499, lines: [1] },
    });
  });
});
