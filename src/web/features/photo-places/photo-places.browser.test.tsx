/** Choosing several photographs at once, with what is wrong with some of them. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';
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

const HEIC = 'This is a HEIC picture, which cannot be read here.';

/** On a page where the button is at the foot of the window, under the bar for buying. */
async function refusedAfter(...sizes: number[]) {
  answerWith(...sizes);
  vi.mocked(artworkCalls.savePhotograph).mockRejectedValueOnce(new Refusal(415, HEIC));
  const page = (
    <div style={{ padding: '620px 0 900px' }}>
      <Places />
    </div>
  );
  const { screen } = await renderAt('/', page, ['photo-places']);
  await screen.getByLabelText('Choose your photos').upload(files('1', ...sizes.map(String)));
  return screen;
}

test('why a photograph was refused is told once, right below the button, in sight', async () => {
  const screen = await refusedAfter();
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(HEIC);
  const { top, bottom } = alert.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(0.85 * window.innerHeight);
  const button = screen.getByLabelText('Choose your photos').element().closest('label')!;
  expect(top - button.getBoundingClientRect().bottom).toBeLessThan(20);
});

test('beside others that were taken, it is told below the one shown large', async () => {
  const screen = await refusedAfter(900, 901);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(HEIC);
  await expect.element(screen.getByRole('slider', { name: /^Zoom/ })).toBeVisible();
  const { bottom } = alert.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(0.85 * window.innerHeight);
  const zoom = screen.getByRole('slider', { name: /^Zoom/ }).element();
  expect(zoom.getBoundingClientRect().top).toBeGreaterThan(bottom);
});
