/** A mug with a photograph, from the cart to the machine file, over HTTP. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadsOf } from '../../../../domain/personalisation/design-edits.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { testShop } from '../../../testing/test-app.ts';
import { photoIn, samplePhoto } from '../../../testing/features/photographs.ts';
import { SHOPPER_ADDRESS } from '../../../testing/features/checkout.ts';
import { buy } from '../../../testing/features/orders.ts';
import { buyAtStandIn } from '../../../testing/features/paid-orders.ts';

let now = new Date('2026-03-02T10:00:00Z');
const shop = await testShop({ clock: () => now });
const { app, ask, call, signedIn, services, productIds, config } = shop;
const origin = await shop.open();
const productId = productIds['MUG-WREATH']!;
const personalisedWith = (upload: string, tone?: 'mono' | 'sepia') => ({
  v: 1 as const,
  fields: {},
  edits: photoIn(upload, tone),
});
const uploaded = async (bearer?: { token: string }) =>
  (await call('uploadNew', { body: await samplePhoto(1200, 800, 230) }, bearer)).id;

test('is shown in the selected tone', async () => {
  const upload = await uploaded();
  const middle = async (personalisation?: ReturnType<typeof personalisedWith>) => {
    const body = { productId, width: 320 as const, personalisation };
    const { rawPayload } = await app.inject((await call('artworkPreview', { body })).url);
    const { data } = await sharp(rawPayload)
      .extract({ left: 130, top: 150, width: 8, height: 8 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)] as [number, number, number];
  };
  const [bare, red, grey] = [
    await middle(),
    await middle(personalisedWith(upload)),
    await middle(personalisedWith(upload, 'mono')),
  ];
  expect(red[0] - red[2]).toBeGreaterThan(bare[0] - bare[2] + 40);
  expect(Math.abs(grey[0] - grey[2])).toBeLessThan(30);
});

test('moved far off the product is not visible, and causes no error', async () => {
  const upload = await uploaded();
  const [own] = photoIn(upload).own!;
  const picture = async (edits?: DesignEdits) => {
    const personalisation = { v: 1 as const, fields: {}, ...(edits && { edits }) };
    const body = { productId, width: 320 as const, personalisation };
    return (await app.inject((await call('artworkPreview', { body })).url)).rawPayload;
  };
  const bare = await picture();
  for (const place of [{ x: 3000 }, { y: 3000 }, { x: -2000, y: -2000, rotation: 30 }])
    expect((await picture({ own: [{ ...own!, ...place }] })).equals(bare)).toBe(true);
  expect((await picture({ own: [own!] })).equals(bare)).toBe(false);
});

test('of another customer, or that never existed, is refused by cart and preview', async () => {
  const [owner, other] = [await signedIn(), await signedIn()];
  const upload = await uploaded(owner);
  for (const [name, bearer] of [
    [upload, other],
    [upload, undefined],
    ['a'.repeat(32), owner],
  ] as const) {
    const personalisation = personalisedWith(name);
    const refusals = [
      await ask('artworkPreview', { body: { productId, personalisation, width: 320 } }, bearer),
      await ask(
        'cartAdd',
        { params: { cartId: 'new' }, body: { productId, quantity: 1, personalisation } },
        bearer,
      ),
    ];
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(422);
      expect(refusal.body).toContain('personalisation.edits.own.sea.upload');
    }
  }
});

test('that is deleted by checkout is refused there, at its line', async () => {
  const upload = await uploaded();
  const { database } = shop;
  const personalisation = personalisedWith(upload);
  const cart = await call('cartAdd', {
    params: { cartId: 'new' },
    body: { productId, quantity: 1, personalisation },
  });
  const body = { firstName: 'Siân', lastName: 'Price', email: 'sian@example.org' };
  await call('cartDetails', {
    params: { cartId: cart.id },
    body: { ...body, personalisedAccepted: true },
  });
  const params = { cartId: cart.id };
  await call('cartAddressGuest', {
    params: { ...params, type: 'shipping' },
    body: SHOPPER_ADDRESS,
  });
  await database.deleteFrom('upload').where('id', '=', upload).execute();
  const refusal = await ask('guestCheckout', { params: { ...params, method: 'paypal' } });
  expect(refusal.body).toContain(`items.${cart.items[0]!.id}.personalisation.edits.own.sea.upload`);
});

test('is sealed with the order, printed, and has its deletion date shown', async () => {
  now = new Date('2026-03-02T10:00:00Z');
  const upload = await uploaded();
  const order = await buyAtStandIn(shop, origin, { personalisation: personalisedWith(upload) });
  const [line] = await services.orders.drawnLines(order.id);
  expect(uploadsOf(line!.personalisation?.edits)).toEqual([upload]);
  await services.machineFiles.make(line!.id);
  const png = (await services.machineFiles.ofOrder(order.id)).find(({ kind }) => kind === 'png')!;
  const printed = await readFile(path.join(config.dataFolder, png.mediaKey));
  const { data } = await sharp(printed)
    .extract({ left: 614, top: 584, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(220);
  expect(data[3]).toBe(255);

  const reported = async () =>
    (await call('orderCheckByKey', { params: { orderKey: order.key } })).photos;
  const planned = Date.parse(order.promise.dispatchOn) + 60 * 24 * 60 * 60 * 1000;
  expect(await reported()).toEqual({
    deletedOn: new Date(planned).toISOString().slice(0, 10),
    daysAfterDispatch: 60,
  });
  await services.course.startProduction(order.id, 'shop');
  now = new Date('2026-03-05T10:00:00Z');
  await services.course.dispatch(order.id, { carrier: 'royal-mail', tracking: null }, 'shop');
  expect((await reported())?.deletedOn).toBe('2026-05-04');
  now = new Date('2026-05-03T10:00:00Z');
  await services.uploads.deleteDue();
  expect(await reported()).not.toBeNull();
  now = new Date('2026-05-05T10:00:00Z');
  await services.uploads.deleteDue();
  expect(await reported()).toBeNull();
  expect((await ask('upload', { params: { id: upload } })).statusCode).toBe(404);
  // Without the photograph, the file would have an empty area in its place.
  await expect(services.machineFiles.make(line!.id)).rejects.toThrow('photograph');
});

test('is not mentioned by an order without any', async () => {
  const { key } = await buy(shop);
  expect((await call('orderCheckByKey', { params: { orderKey: key } })).photos).toBeNull();
});
