/** One photograph large, with what moves it: a finger, two fingers, and buttons. */
import { useEffect, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../domain/personalisation/placed-photos.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { PhotoPlaces } from './photo-places.tsx';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const place = (id: string, isOtherSide?: true): PhotoPlace => ({
  id,
  x: 20,
  y: 20,
  w: 62,
  h: 80,
  ...(isOtherSide && { isOtherSide }),
});
const GALLERY = {
  strip: { current: null },
  pictures: [],
  livePlace: { slug: 'mug', plate: '' },
  warm() {},
};

afterEach(() => vi.restoreAllMocks());

/** The photographs as they are now. */
const shown = { edits: {} as DesignEdits };

function Places({ places }: { places: readonly PhotoPlace[] }) {
  const [edits, setEdits] = useState<DesignEdits>({});
  useEffect(() => {
    shown.edits = edits;
  }, [edits]);
  return (
    <div style={{ width: 358 }}>
      <PhotoPlaces
        places={places}
        design={{ edits, alterEdits: setEdits, showUnsent: () => {} }}
        fault={undefined}
        chooser={() => {}}
        gallery={GALLERY}
        onRemedy={() => {}}
        onSending={() => {}}
      />
    </div>
  );
}

async function choose(...places: PhotoPlace[]) {
  vi.spyOn(artworkCalls, 'kit').mockRejectedValue(new Error('No pictures in this test'));
  const saving = vi.spyOn(artworkCalls, 'savePhotograph');
  for (const [at] of places.entries())
    saving.mockResolvedValueOnce({ id: `${at}`, width: 1600, height: 1600, url: PIXEL });
  const { screen } = await renderAt('/', <Places places={places} />, ['photo-places']);
  const files = places.map(({ id }) => new File(['x'], id));
  await screen.getByLabelText(/^Choose your photo/).upload(files);
  await expect.element(screen.getByText(/^Sharp enough at/).first()).toBeVisible();
  await expect.poll(() => placedPhotos(shown.edits).size).toBe(places.length);
  return screen;
}

const cropOf = (id: string) => placedPhotos(shown.edits).get(id)!.crop;

test('two photographs change places with one press', async () => {
  const screen = await choose(place('a'), place('b', true));
  const upload = (id: string) => placedPhotos(shown.edits).get(id)?.upload;
  const [one, other] = [upload('a'), upload('b')];
  await screen.getByRole('button', { name: 'Swap the two' }).click();
  await expect.poll(() => [upload('a'), upload('b')]).toEqual([other, one]);
  await expect.element(screen.getByText('Photos 1 and 2 have changed places.')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('two fingers bring it nearer, one moves it, and a button fits it again', async () => {
  const screen = await choose(place('a'));
  const stage = screen.getByRole('button', { name: /^Your photo: drag it/ }).element();
  const before = cropOf('a');
  stage.setPointerCapture = () => {};
  const { left, top } = stage.getBoundingClientRect();
  const finger = (type: string, pointerId: number, x: number, y: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        pointerId,
        pointerType: 'touch',
        clientX: left + x,
        clientY: top + y,
        bubbles: true,
      }),
    );
  finger('pointerdown', 1, 40, 50);
  finger('pointerdown', 2, 60, 50);
  finger('pointermove', 1, 30, 50);
  finger('pointermove', 2, 70, 50);
  await expect.poll(() => cropOf('a').h).toBeCloseTo(before.h / 2, 2);
  finger('pointerup', 2, 70, 50);
  await expect.element(screen.getByText('200 %')).toBeVisible();
  const zoomed = cropOf('a');
  finger('pointermove', 1, 30, 70);
  await expect.poll(() => cropOf('a').y).toBeLessThan(zoomed.y);
  expect(cropOf('a').h).toBe(zoomed.h);
  finger('pointerup', 1, 30, 70);

  await screen.getByRole('button', { name: /^Fit/ }).click();
  await expect.poll(() => cropOf('a')).toEqual(before);
});

test('the size of a place stays on one line, and all that changes it fits on a phone', async () => {
  const screen = await choose(place('a'), place('b', true));
  const told = screen.getByText(/^Sharp enough at/).element();
  const words = [...told.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!;
  const size = document.createRange();
  const at = words.textContent!.indexOf('62');
  size.setStart(words, at);
  size.setEnd(words, words.textContent!.length);
  expect(words.textContent!.slice(at)).toBe('62\u00a0×\u00a080\u00a0mm');
  expect(new Set([...size.getClientRects()].map(({ top }) => top)).size).toBe(1);

  // Between the header with its small picture and the bar for buying.
  const ROOM = 844 - 217 - 84;
  const panel = screen.getByRole('group', { name: 'Your photos' }).element();
  expect(panel.getBoundingClientRect().height).toBeLessThan(ROOM);
  await expect.element(screen.getByText(/^Drag to move/)).toBeVisible();
});

test('in a wide window all that changes a photograph is beside it, as high as it', async () => {
  await page.viewport(1280, 900);
  onTestFinished(() => page.viewport(390, 844));
  const screen = await choose(place('a'));
  const boxOf = (name: RegExp) =>
    screen.getByRole('button', { name }).element().getBoundingClientRect();
  const [frame, turn, fit] = [boxOf(/^Your photo: drag it/), boxOf(/^Turn/), boxOf(/^Fit/)];
  const panel = screen.getByRole('group', { name: 'Your photos' }).element();
  expect(turn.left).toBeGreaterThan(frame.right);
  expect(fit.bottom).toBeGreaterThan(frame.bottom);
  expect(panel.getBoundingClientRect().bottom - fit.bottom).toBeLessThan(20);
});
