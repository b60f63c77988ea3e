/** Choosing several photographs at once, with what is wrong with some of them. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { PhotoPlaces } from './photo-places.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const placeAt = (id: string, x: number): PhotoPlace => ({ id, x, y: 20, w: 40, h: 40 });
const PLACES = [placeAt('a', 20), placeAt('b', 60), placeAt('c', 100)];
const GALLERY = { strip: { current: null }, pictures: [], livePlace: { slug: 'mug', plate: '' } };

function Places() {
  const [edits, setEdits] = useState<DesignEdits>({});
  return (
    <PhotoPlaces
      {...{ edits }}
      places={PLACES}
      onChange={setEdits}
      fault={undefined}
      chooser={() => {}}
      gallery={GALLERY}
    />
  );
}

/** Answers each upload with a square photograph that many pixels wide. */
function answerWith(...sizes: number[]): void {
  const kit = vi.spyOn(artworkCalls, 'kit');
  kit.mockRejectedValue(new Error('No pictures in this test'));
  const saving = vi.spyOn(artworkCalls, 'savePhotograph');
  for (const size of sizes)
    saving.mockResolvedValueOnce({ id: `${size}`, width: size, height: size, url: PIXEL });
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

afterEach(() => vi.restoreAllMocks());

async function choose(...sizes: number[]) {
  answerWith(...sizes);
  const { screen } = await renderAt('/', <Places />, ['photo-places']);
  await screen.getByLabelText('Choose your photos').upload(files(...sizes.map(String)));
  return screen;
}

test('the least sharp of several is shown first, and marked among the small ones', async () => {
  const screen = await choose(900, 150, 901);
  const small = (number: number) =>
    screen.getByRole('button', { name: `Photo ${number}`, exact: true });
  await expect.element(small(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(small(2)).toHaveAccessibleDescription('Will look blurred');
  await expect.element(small(1)).not.toHaveAccessibleDescription();
  await expect.element(screen.getByText('1 of 3 photos will look blurred:')).toBeVisible();

  await small(1).click();
  await screen.getByRole('button', { name: 'Show it' }).click();
  await expect.element(small(2)).toHaveAttribute('aria-pressed', 'true');
});

test('photographs that cannot be made are shown one after another, before blurred ones', async () => {
  const screen = await choose(151, 100, 90);
  const small = (number: number) =>
    screen.getByRole('button', { name: `Photo ${number}`, exact: true });
  await expect.element(small(3)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(screen.getByText('2 of 3 photos have too few pixels, so they cannot be made:'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Show the next' }).click();
  await expect.element(small(2)).toHaveAttribute('aria-pressed', 'true');
});

test('of sharp ones the first is shown, and none is marked', async () => {
  const screen = await choose(902, 903, 904);
  const first = screen.getByRole('button', { name: 'Photo 1', exact: true });
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByText('Sharp enough at 40 × 40 mm')).toBeVisible();
  await expect.element(screen.getByText('will look blurred')).not.toBeInTheDocument();
});
