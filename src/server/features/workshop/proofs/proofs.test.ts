/** The proof: sealed at checkout, shown with the order, renewed by an edit, and immutable once production starts. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../../../../catalogue/fonts/fonts.ts';
import { substituteFile } from '../../../../../catalogue/fonts/substitutes.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { RENDERER_VERSION } from '../../../../artwork/render/renderer-version.ts';
import { testShop } from '../../../testing/test-app.ts';
import { asAnswer } from '../../../every-call/testing/races.pairs.ts';
import { race } from '../../../testing/race.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { pdfText } from '../../../testing/features/read-pdf.ts';
import { buy, placeOrder } from '../../../testing/features/orders.ts';
import { officeOf } from '../../../testing/office.ts';
import type { Order } from '../../orders/orders.service.ts';

const CATALOGUE_FONTS = path.join(import.meta.dirname, '../../../../../catalogue/fonts');
const shop = await testShop({ clock: () => new Date('2026-03-02T10:00:00Z') });
const { app, call, ask, database, services } = shop;
const { course, machineFiles, orders, packingSlips, proofs, uploads } = services;

const lineOf = async ({ id }: Pick<Order, 'id'>) => (await orders.drawnLines(id))[0]!;
const rename = async (order: Order, name: string, edits?: DesignEdits) =>
  ask('orderItemUpdateByKey', {
    params: { orderKey: order.key, itemId: (await lineOf(order)).id },
    body: { personalisation: { v: 1, fields: { name }, ...(edits && { edits }) } },
  });
/** A photograph with a distinct colour in the middle. */
const newPhoto = async () => photoIn((await call('uploadNew', { body: await samplePhoto() })).id);
const addressOf = async ({ key }: Order): Promise<string> =>
  (await call('orderCheckByKey', { params: { orderKey: key } })).items[0]?.proof ?? '';
const see = (url: string) => app.inject({ url });

/** The text of the line's job sheet. */
async function sheetOf(order: Order): Promise<string> {
  await machineFiles.make((await lineOf(order)).id);
  const sheet = (await machineFiles.ofOrder(order.id)).find(({ kind }) => kind === 'jobSheet');
  return pdfText(await machineFiles.read(sheet!.mediaKey));
}

/** PDFs embed each picture once. */
const imagesOnSlip = async ({ id }: Order): Promise<number> =>
  (await packingSlips.ofOrder(id))
    .toString('latin1')
    .match(/\/Subtype \/Image[^]{0,200}?\/ColorSpace \/DeviceRGB/g)?.length ?? 0;

describe('at checkout', () => {
  test('the design is sealed with its renderer and the exact fonts it is drawn with', async () => {
    const line = await lineOf(await placeOrder(shop));
    expect(line.renderer).toBe(RENDERER_VERSION);
    expect(Object.keys(line.fonts)).toContain('serif');
    const file = path.join(CATALOGUE_FONTS, FONTS.serif.file);
    expect(line.fonts.serif).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
    expect(line.designHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a name in another writing is sealed with the fonts that take the lettering’s place, and made', async () => {
    const order = await buy(shop, { personalisation: { v: 1, fields: { name: '김محمد' } } });
    const { fonts } = await lineOf(order);
    const others = Object.keys(fonts).filter((font) => substituteFile(font) !== undefined);
    expect(others).toHaveLength(2);
    for (const font of others) {
      const file = path.join(CATALOGUE_FONTS, substituteFile(font)!);
      expect(fonts[font]).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'));
    }
    const sheet = await sheetOf(order);
    for (const font of others) expect(sheet).toContain(`Font ${font}`);
  });

  test('one picture of it is stored, and shown in the order, whatever size is requested and how often', async () => {
    const order = await buy(shop);
    const address = await addressOf(order);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => see(address)));
    expect(first?.statusCode).toBe(200);
    expect(first?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=3600, immutable',
    });
    const { format, width, height } = await sharp(first!.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 900, height: 900 });
    for (const other of others) expect(other.rawPayload.equals(first!.rawPayload)).toBe(true);
    const me = await shop.signedIn();
    const own = await buy(shop, { customerId: me.customerId });
    const detail = await call('order', { params: { id: own.id } }, me);
    expect((await see(detail.items[0]!.proof!)).statusCode).toBe(200);
  });

  test('the picture is closed to anyone who does not know the order', async () => {
    const [order, other] = [await buy(shop), await buy(shop)];
    const address = await addressOf(order);
    const [, , , key, name] = address.split('/');
    for (const wrong of [
      address.replace(key!, other.key),
      address.replace(key!, 'A'.repeat(24)),
      address.replace(/\.[0-9a-f]{16}\./, `.${'0'.repeat(16)}.`),
      `/media/proof/${key}/..%2f${name}`,
      `/media/proof/${key}/${name!.toUpperCase()}`,
    ])
      expect((await see(wrong)).statusCode).toBe(404);
  });
});

describe('the other side of a mug', () => {
  const otherOf = async ({ key }: Order) =>
    (await call('orderCheckByKey', { params: { orderKey: key } })).items[0]?.otherProof ?? null;
  const photographed = async (customerId?: string) => {
    const { id } = await call('uploadNew', { body: await samplePhoto() });
    const personalisation = { v: 1 as const, fields: { name: 'Siân' }, edits: photoIn(id) };
    return buy(shop, { personalisation, ...(customerId && { customerId }) });
  };

  test('has a picture of its own once the design was changed, in order and email', async () => {
    const order = await photographed();
    const address = await otherOf(order);
    const [front, other] = [await see(await addressOf(order)), await see(address!)];
    expect(other.statusCode).toBe(200);
    expect(await sharp(other.rawPayload).metadata()).toMatchObject({ width: 900, format: 'webp' });
    expect(other.rawPayload.equals(front.rawPayload)).toBe(false);
    expect(await proofs.pictures((await lineOf(order)).id, 240)).toHaveLength(2);
  });

  test('is in the customer’s list, in the office and on the papers of the workshop, too', async () => {
    const me = await shop.signedIn();
    const order = await photographed(me.customerId);
    const [listed] = await call('orders', {}, me);
    expect(listed?.otherProof).toBe(await otherOf(order));

    const office = officeOf(shop);
    const member = await office.member('owner');
    const { lines } = await office.call(
      'order',
      { params: { reference: order.reference } },
      member,
    );
    const { proof, otherProof } = lines[0]!;
    const name = otherProof?.split('/').at(-1) ?? '';
    const shown = await office.ask('orderProof', { params: { name }, query: {} }, member.cookie);
    expect(shown.rawPayload.equals((await see((await otherOf(order))!)).rawPayload)).toBe(true);
    expect(proof).not.toBe(otherProof);

    expect(await sheetOf(order)).toContain('Other side');
    expect(await imagesOnSlip(order)).toBe(2);
  });

  test('shows the same as the front otherwise, and has none', async () => {
    const order = await buy(shop);
    expect(await otherOf(order)).toBeNull();
    const made = await addressOf(order);
    expect((await see(made.replace('.webp', '.other.webp'))).statusCode).toBe(404);
    expect(await proofs.pictures((await lineOf(order)).id, 240)).toHaveLength(1);
    expect(await sheetOf(order)).not.toContain('Other side');
    expect(await imagesOnSlip(order)).toBe(1);
  });

  test('is forgotten with its photograph', async () => {
    const order = await photographed();
    const address = (await otherOf(order))!;
    expect((await see(address)).statusCode).toBe(200);
    const [photo] = (await lineOf(order)).personalisation!.edits!.own!;
    if (photo?.type !== 'photo') throw new Error('No photograph was ordered');
    await database.deleteFrom('upload').where('id', '=', photo.upload).execute();
    await proofs.forgetPhotographed();
    expect((await see(address)).statusCode).toBe(404);
  });
});

describe('an edit before production', () => {
  test('seals again: another address, another picture, and the one before is deleted', async () => {
    const order = await buy(shop);
    const before = await addressOf(order);
    const seen = (await see(before)).rawPayload;
    expect((await rename(order, 'Mair', await newPhoto())).statusCode).toBe(200);
    const after = await addressOf(order);
    expect(after).not.toBe(before);
    expect((await see(before)).statusCode).toBe(404);
    expect((await see(after)).rawPayload.equals(seen)).toBe(false);
  });

  test('leaves no picture of the previous design, even of one requested just before', async () => {
    const order = await buy(shop);
    const { id } = await lineOf(order);
    for (const name of ['Mair', 'Nia', 'Wren']) {
      const [edited] = await Promise.all([
        rename(order, name),
        proofs.freeze(id),
        proofs.freeze(id),
      ]);
      expect(edited.statusCode).toBe(200);
      const { picture } = await proofs.freeze(id);
      const { document, plate, angle } = await lineOf(order);
      const recomposed = await services.artwork.composePicture({
        document,
        plate,
        angle,
        width: 900,
        format: 'webp',
      });
      expect(picture?.equals(recomposed)).toBe(true);
    }
  });

  test('and the start of production: one comes first, and the proof shows what is made', async () => {
    await race(async () => {
      const order = await buy(shop);
      const { id } = await lineOf(order);
      let sealed = '';
      return {
        first: () => rename(order, 'Mair'),
        second: () =>
          asAnswer(async () => {
            await course.startProduction(order.id, 'workshop');
            sealed = (await lineOf(order)).designHash;
          }),
        async judge(edited) {
          const line = await lineOf(order);
          expect(line.designHash).toBe(sealed);
          expect(await addressOf(order)).toContain(sealed.slice(0, 16));
          await proofs.freeze(id);
          const stored = await database
            .selectFrom('orderProof')
            .select('designHash')
            .where('orderLineId', '=', id)
            .executeTakeFirstOrThrow();
          expect(stored.designHash).toBe(sealed);
          return edited.statusCode === 200 ? 'first' : 'second';
        },
      };
    }, 12);
  }, 300_000);
});

test('once production has started the database itself refuses design changes', async () => {
  const order = await buy(shop);
  const change = sql`UPDATE order_line SET document = jsonb_set(document, '{template}', '"another"') WHERE order_id = ${order.id}`;
  await change.execute(database);
  await course.startProduction(order.id, 'workshop');
  await expect(
    sql`UPDATE order_line SET document = jsonb_set(document, '{template}', '"third"') WHERE order_id = ${order.id}`.execute(
      database,
    ),
  ).rejects.toThrow(/sealed/);
});

describe('the workshop', () => {
  test('sees on the job sheet what the design was sealed with, and no warning', async () => {
    const order = await buy(shop);
    const { designHash, fonts } = await lineOf(order);
    const sheet = await sheetOf(order);
    for (const text of [designHash, `Renderer ${RENDERER_VERSION}`, fonts.serif!])
      expect(sheet.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
    expect(sheet).not.toContain('Compare the file');
  });

  test('sees if renderer or font have changed since then, and gets its files all the same', async () => {
    const order = await buy(shop);
    await sql`UPDATE order_line SET renderer = renderer - 1, fonts = jsonb_set(fonts, '{serif}', '"of another day"')
      WHERE order_id = ${order.id}`.execute(database);
    const sheet = await sheetOf(order);
    expect(sheet).toContain(
      `Ordered under renderer ${RENDERER_VERSION - 1}, drawn by ${RENDERER_VERSION}`,
    );
    expect(sheet).toContain('Changed since it was ordered: the lettering serif');
    expect((await machineFiles.ofOrder(order.id)).map(({ kind }) => kind).toSorted()).toEqual([
      'jobSheet',
      'pdf',
      'png',
    ]);
  });
});

test('a deleted photograph takes proof and machine files with it', async () => {
  const { id: upload } = await call('uploadNew', { body: await samplePhoto() });
  const order = await buy(shop, {
    personalisation: { v: 1, fields: { name: 'Siân' }, edits: photoIn(upload) },
  });
  const other = await buy(shop);
  for (const each of [order, other]) await machineFiles.make((await lineOf(each)).id);
  const [address, otherAddress] = [await addressOf(order), await addressOf(other)];
  expect((await see(address)).statusCode).toBe(200);
  await proofs.forgetPhotographed();
  expect((await see(address)).statusCode).toBe(200);
  await database.deleteFrom('upload').where('id', '=', upload).execute();
  await uploads.removeUnusedFiles();
  await proofs.forgetPhotographed();
  expect((await see(address)).statusCode).toBe(404);
  expect(await machineFiles.ofOrder(order.id)).toEqual([]);
  expect((await see(otherAddress)).statusCode).toBe(200);
  expect(await machineFiles.ofOrder(other.id)).not.toEqual([]);
});

describe('the thumbnail for lists and boards', () => {
  const office = officeOf(shop);
  const thumbnailOf = async (order: Order) => {
    const { id, designHash } = await lineOf(order);
    const params = { name: `${id}.${designHash.slice(0, 16)}.webp` };
    const { cookie } = await office.member('workshop');
    return office.ask('orderProof', { params, query: { size: 'thumbnail' } }, cookie);
  };
  const storedFor = async (order: Order) =>
    database
      .selectFrom('orderProof')
      .select(['picture', 'thumbnail'])
      .where('orderLineId', '=', (await lineOf(order)).id)
      .executeTakeFirst();

  test('is made with the proof, and is the same each time', async () => {
    const order = await buy(shop);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 4 }, () => thumbnailOf(order)),
    );
    const { format, width, height } = await sharp(first!.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 150, height: 150 });
    expect(first!.headers['cache-control']).toMatch(/^private, .*immutable$/);
    for (const other of others) expect(other.rawPayload.equals(first!.rawPayload)).toBe(true);
    expect((await storedFor(order))!.thumbnail!.equals(first!.rawPayload)).toBe(true);
  });

  test('is made on first use for a proof from before there were thumbnails', async () => {
    const order = await buy(shop);
    const { rawPayload } = await thumbnailOf(order);
    // As the migration leaves such proofs.
    await database
      .updateTable('orderProof')
      .set({ thumbnail: null })
      .where('orderLineId', '=', (await lineOf(order)).id)
      .execute();
    expect((await thumbnailOf(order)).rawPayload.equals(rawPayload)).toBe(true);
    expect((await storedFor(order))!.thumbnail!.equals(rawPayload)).toBe(true);
  });

  test('follows a change of the words, and is forgotten with a photograph', async () => {
    const order = await buy(shop);
    const before = await thumbnailOf(order);
    const { id: upload } = await call('uploadNew', { body: await samplePhoto() });
    expect((await rename(order, 'Mair', photoIn(upload))).statusCode).toBe(200);
    const after = await thumbnailOf(order);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
    await database.deleteFrom('upload').where('id', '=', upload).execute();
    await uploads.removeUnusedFiles();
    await proofs.forgetPhotographed();
    expect(await storedFor(order)).toEqual({ picture: null, thumbnail: null });
    expect((await thumbnailOf(order)).statusCode).toBe(404);
  });
});
