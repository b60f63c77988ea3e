/** Choosing several photographs at once, with what is wrong with some of them. */
import { createRef, useState, type RefObject } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../domain/personalisation/placed-photos.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import type { Remedy } from './use-remedy.ts';
import { PhotoPlaces } from './photo-places.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const placeAt = (id: string, x: number): PhotoPlace => ({ id, x, y: 20, w: 40, h: 40 });
const PLACES = [placeAt('a', 20), placeAt('b', 60), placeAt('c', 100)];
const GALLERY = {
  strip: { current: null },
  pictures: [],
  livePlace: { slug: 'mug', plate: '' },
  warm() {},
};

interface PlacesProps {
  places?: readonly PhotoPlace[];
  strip?: RefObject<HTMLElement | null>;
}

function Places({ places = PLACES, strip = GALLERY.strip }: PlacesProps) {
  const [edits, setEdits] = useState<DesignEdits>({});
  const [remedy, setRemedy] = useState<Remedy | null>(null);
  const [sending, setSending] = useState('');
  const [unsent, setUnsent] = useState<DesignEdits | null>(null);
  return (
    <>
      <PhotoPlaces
        onRemedy={setRemedy}
        onSending={setSending}
        places={places}
        design={{
          edits,
          alterEdits: setEdits,
          showUnsent: (change) => setUnsent(change && change({})),
        }}
        fault={undefined}
        chooser={() => {}}
        gallery={{ ...GALLERY, strip }}
      />
      {sending && <output>{sending}</output>}
      {unsent && <p>Shown unsent: {[...placedPhotos(unsent).keys()]}</p>}
      {remedy && <button onClick={remedy.act}>{remedy.label}</button>}
    </>
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
  // Or the next test would answer what this one still sends.
  await expect
    .poll(() => vi.mocked(artworkCalls.savePhotograph))
    .toHaveBeenCalledTimes(sizes.length);
  return screen;
}

test('the least sharp of several is shown first, and marked among the small ones', async () => {
  const screen = await choose(900, 150, 901);
  const small = (number: number) =>
    screen.getByRole('button', { name: `Photo ${number}`, exact: true });
  await expect.element(small(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(small(2)).toHaveAccessibleDescription('Will look blurred');
  await expect.element(small(1)).not.toHaveAccessibleDescription();
  await expect
    .element(screen.getByText('1 of 3 photos will look blurred:'))
    .not.toBeInTheDocument();

  await small(1).click();
  await expect.element(screen.getByText('1 of 3 photos will look blurred:')).toBeVisible();
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

test('the button for buying opens the first photograph that cannot be made', async () => {
  const screen = await choose(900, 901, 90);
  const small = (number: number) =>
    screen.getByRole('button', { name: `Photo ${number}`, exact: true });
  await small(1).click();
  await screen.getByRole('button', { name: 'Change photo 3' }).click();
  await expect.element(small(3)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .element(screen.getByRole('button', { name: /^Another photo in place of: Photo 3/ }))
    .toHaveFocus();

  await screen.getByRole('button', { name: /^Move earlier/ }).click();
  await expect.element(screen.getByRole('button', { name: 'Change photo 2' })).toBeVisible();
});

test('one photograph goes into every place, and the others come back', async () => {
  const screen = await choose(90, 901);
  await screen.getByRole('button', { name: 'Photo 2', exact: true }).click();
  await screen.getByRole('button', { name: 'Use this photo in every place' }).click();
  await expect.element(screen.getByText(/^Choose 1 more photo/)).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Change photo 1' }))
    .not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Put the others back' }).click();
  await expect.element(screen.getByRole('button', { name: 'Change photo 1' })).toBeVisible();
  await expect.element(screen.getByText(/^Choose 1 more photo/)).toBeVisible();
});

test('a photograph moves along the row of places, and stops at its ends', async () => {
  const screen = await choose(902, 903);
  const earlier = screen.getByRole('button', { name: /^Move earlier/ });
  const later = screen.getByRole('button', { name: /^Move later/ });
  async function pressed(number: number): Promise<void> {
    const small = screen.getByRole('button', { name: `Photo ${number}`, exact: true });
    await expect.element(small).toHaveAttribute('aria-pressed', 'true');
  }
  await pressed(1);
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  await later.click();
  await pressed(2);
  await later.click();
  await pressed(3);
  await expect.element(screen.getByText('Photo 2 has moved to place 3.')).toBeInTheDocument();
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');
});

test('the button for buying tells how far the sending is', async () => {
  answerWith();
  const sent = Promise.withResolvers<Awaited<ReturnType<typeof artworkCalls.savePhotograph>>>();
  vi.mocked(artworkCalls.savePhotograph).mockReturnValueOnce(sent.promise);
  const { screen } = await renderAt('/', <Places />, ['photo-places']);
  await screen.getByLabelText('Choose your photos').upload(files('900'));
  const told = screen.getByText('Sending 1 of 1 …');
  await expect.element(told).toBeVisible();
  sent.resolve({ id: '900', width: 900, height: 900, url: PIXEL });
  await expect.element(told).not.toBeInTheDocument();
});

test('a photograph is shown while it is being sent, and no longer', async () => {
  answerWith();
  const sent = Promise.withResolvers<Awaited<ReturnType<typeof artworkCalls.savePhotograph>>>();
  vi.mocked(artworkCalls.savePhotograph).mockReturnValueOnce(sent.promise);
  const { screen } = await renderAt('/', <Places />, ['photo-places']);
  const pixel = await (await fetch(PIXEL)).blob();
  await screen.getByLabelText('Choose your photos').upload(new File([pixel], 'sea.png'));
  const unsent = screen.getByText('Shown unsent: a');
  await expect.element(unsent).toBeVisible();
  sent.resolve({ id: '900', width: 900, height: 900, url: PIXEL });
  await expect.element(unsent).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Photo 1: drag it/ })).toBeVisible();
});

test('the last photograph of all leads to the large picture', async () => {
  answerWith(902, 903);
  const strip = createRef<HTMLDivElement>();
  const page = (
    <>
      <div ref={strip} style={{ height: 300 }} />
      <div style={{ padding: '900px 0 1800px' }}>
        <Places places={PLACES.slice(0, 2)} strip={strip} />
      </div>
    </>
  );
  const { screen } = await renderAt('/', page, ['photo-places']);
  window.scrollTo({ top: 900, behavior: 'instant' });
  await screen.getByLabelText('Choose your photos').upload(files('902'));
  await expect.element(screen.getByText(/^Choose 1 more photo/)).toBeVisible();
  expect(window.scrollY).toBeGreaterThan(600);
  await screen.getByLabelText('Choose photo 2').upload(files('903'));
  await expect.poll(() => window.scrollY).toBeLessThan(5);
});

test('photographs without a place are kept, and take the place of others', async () => {
  answerWith(902, 903, 904, 905);
  const { screen } = await renderAt('/', <Places />, ['photo-places']);
  await screen.getByLabelText('Choose your photos').upload(files('a', 'b', 'c', 'd'));
  await expect
    .element(screen.getByText('3 of your 4 photos are used. Press another to have it as photo 1:'))
    .toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Use d', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Use a', exact: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use d', exact: true }).elements()).toEqual([]);
  expect(vi.mocked(artworkCalls.savePhotograph)).toHaveBeenCalledTimes(4);
});

test('what was chosen is seen from its top', async () => {
  answerWith(902);
  const page = (
    <div style={{ padding: '900px 0 1800px' }}>
      <Places />
    </div>
  );
  const { screen } = await renderAt('/', page, ['photo-places']);
  window.scrollTo({ top: 2000, behavior: 'instant' });
  // As the button for buying does, from any part of the page.
  await screen.getByLabelText('Choose your photos').upload(files('902'));
  const stage = screen.getByRole('button', { name: /^Photo 1: drag it/ });
  await expect
    .poll(() => {
      const { top } = stage.element().getBoundingClientRect();
      return top > 0 && top < window.innerHeight / 2;
    })
    .toBe(true);
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
  const stage = screen.getByRole('button', { name: /^Photo 1: drag it/ });
  await expect.element(stage).toBeVisible();
  const { top, bottom } = alert.element().getBoundingClientRect();
  expect(bottom).toBeLessThan(0.85 * window.innerHeight);
  expect(stage.element().getBoundingClientRect().bottom).toBeLessThan(top);
});
