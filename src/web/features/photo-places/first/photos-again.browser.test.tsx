/** Photographs on other products, offered for the open places of one. */
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits, OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../../domain/personalisation/placed-photos.ts';
import { artworkCalls } from '../../../api/artwork-calls.ts';
import { Refusal } from '../../../api/refusal.ts';
import { keepBegun } from '../../../state/designs/begun-designs.ts';
import { forgetDesignsOfTab } from '../../../state/designs/designs-of-tab.ts';
import { renderAt } from '../../../testing/in-browser.tsx';
import { PhotoPlaces } from '../photo-places.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PLACES = ['a', 'b', 'c'].map((id, at): PhotoPlace => ({
  id,
  x: 20 + 40 * at,
  y: 20,
  w: 40,
  h: 40,
}));

function Places({ places }: { places: readonly PhotoPlace[] }) {
  const [edits, setEdits] = useState<DesignEdits>({});
  const placed = [...placedPhotos(edits).values()]
    .toReversed()
    .map(({ place, upload, turn, shape }) => `${place}: ${upload}, turn ${turn}, shape ${shape}`);
  return (
    <>
      <PhotoPlaces
        onRemedy={() => {}}
        onSending={() => {}}
        places={places}
        design={{ edits, alterEdits: setEdits, showUnsent: () => {} }}
        fault={undefined}
        chooser={() => {}}
        gallery={{
          strip: { current: null },
          pictures: [],
          livePlace: { slug: 'coaster', plate: '' },
          warm() {},
        }}
      />
      <output>{placed.join('; ')}</output>
    </>
  );
}

const photo = (upload: string): OwnPhoto => ({
  id: upload,
  type: 'photo',
  x: 5,
  y: 5,
  w: 10,
  h: 20,
  tone: 'mono',
  turn: 1,
  crop: { x: 0, y: 0, w: 1, h: 1 },
  shape: 'oval',
  upload,
});

beforeEach(() => {
  vi.spyOn(artworkCalls, 'kit').mockRejectedValue(new Error('No pictures in this test'));
  vi.spyOn(artworkCalls, 'photograph').mockImplementation((id) =>
    id.startsWith('gone')
      ? Promise.reject(new Refusal(404, 'Not found'))
      : Promise.resolve({ id, width: 900, height: 900, url: PIXEL }),
  );
});

afterEach(() => {
  forgetDesignsOfTab();
  vi.restoreAllMocks();
});

async function show(places: readonly PhotoPlace[], ...uploads: string[]) {
  const edits = { own: uploads.map(photo) };
  const rest = { typed: {}, wordless: false, finish: 'white', options: {} };
  keepBegun('mug', '', { edits, ...rest });
  return (await renderAt('/', <Places places={places} />, ['photo-places'])).screen;
}

const again = { name: /^Use .* again$/ };

test('one press fills as many places as there are photographs, and those left stay open', async () => {
  const screen = await show(PLACES, 'one', 'two');
  await screen.getByRole('button', { name: 'Use your photos again' }).click();
  await expect
    .element(screen.getByText(/^a: one/))
    .toHaveTextContent('a: one, turn 1, shape undefined; b: two, turn 1, shape undefined');
  await expect.element(screen.getByText(/^Choose 1 more photo/)).toBeVisible();
});

test('a single place takes one of them', async () => {
  const screen = await show(PLACES.slice(0, 1), 'three', 'four');
  await screen.getByRole('button', { name: 'Use photo 2 of 2 again' }).click();
  await expect.element(screen.getByText(/^a: four/)).toBeVisible();
  await expect.element(screen.getByText('Sharp enough at 40 × 40 mm')).toBeVisible();
});

test('a photograph that has been deleted is not offered', async () => {
  const screen = await show(PLACES.slice(0, 1), 'gone-1', 'five');
  await expect.element(screen.getByRole('button', { name: 'Use your photo again' })).toBeEnabled();
  expect(screen.getByRole('button', again).elements()).toHaveLength(1);
});

test('by the keyboard the places keep the focus', async () => {
  const screen = await show(PLACES.slice(0, 1), 'six');
  const button = screen.getByRole('button', { name: 'Use your photo again' });
  await expect.element(button).toBeEnabled();
  (button.element() as HTMLElement).focus();
  (button.element() as HTMLElement).click();
  await expect.element(screen.getByText(/^a: six/)).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Your photos' })).toHaveFocus();
});

test('without any, nothing is offered', async () => {
  const screen = await show(PLACES);
  await expect.element(screen.getByLabelText('Choose your photos')).toBeVisible();
  expect(screen.getByRole('button', again).elements()).toEqual([]);
});
