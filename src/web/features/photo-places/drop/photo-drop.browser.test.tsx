/** Files dragged over a page with places for photographs, and dropped on it. */
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/in-browser.tsx';
import type { CurrentPlace } from '../use-current-place.ts';
import { PhotoDrop } from './photo-drop.tsx';

const PLACES = ['a', 'b'].map((id) => ({ id, x: 20, y: 20, w: 40, h: 40 }));
const choose = vi.fn();
afterEach(() => vi.clearAllMocks());

const currentOf = (place: (typeof PLACES)[number] | undefined): CurrentPlace => ({
  asked: 0,
  filled: 0,
  ask() {},
  fill() {},
  show() {},
  open() {},
  choose,
  place,
});

interface DroppedOnProps {
  isOpen?: boolean;
  disabled?: boolean;
  shown?: number;
}

function DroppedOn({ isOpen = true, disabled = false, shown }: DroppedOnProps) {
  const [taken, setTaken] = useState('nothing');
  return (
    <div style={{ position: 'relative', height: 200 }}>
      <p data-photo-place="b">second</p>
      <PhotoDrop
        {...{ isOpen, disabled }}
        places={PLACES}
        current={currentOf(shown === undefined ? undefined : PLACES[shown])}
        onFiles={(files, place) =>
          setTaken(`${files.map(({ name }) => name).join()} for ${place?.id ?? 'any'}`)
        }
      />
      <output>{taken}</output>
    </div>
  );
}

function drag(type: string, on: Element = document.body): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'sea.jpg', { type: 'image/jpeg' }));
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  on.dispatchEvent(event);
  return event;
}

const show = async (props: DroppedOnProps) =>
  (await renderAt('/', <DroppedOn {...props} />, ['photo-places'])).screen;

test('while files are over the page the area is shown, and takes what is dropped anywhere', async () => {
  const screen = await show({});
  expect(drag('dragover').defaultPrevented).toBe(true);
  const area = screen.getByText('Drop your photos here');
  await expect.element(area).toBeVisible();
  await expect.element(area).not.toBeInTheDocument();
  drag('drop');
  await expect.element(screen.getByText('sea.jpg for any')).toBeVisible();
});

test('a photograph dropped on a place fills that one; without an open one, that shown large', async () => {
  const screen = await show({ isOpen: false, shown: 0 });
  drag('dragover');
  await expect.element(screen.getByText('Drop another photo here')).toBeVisible();
  drag('drop', screen.getByText('second').element());
  await expect.element(screen.getByText('sea.jpg for b')).toBeVisible();
  expect(choose).toHaveBeenCalledWith('b');
  drag('drop');
  await expect.element(screen.getByText('sea.jpg for a')).toBeVisible();
});

test('while photographs are sent or a dialog is open, none is taken, but the page stays', async () => {
  const screen = await show({ disabled: true });
  expect(drag('drop').defaultPrevented).toBe(true);
  await expect.element(screen.getByText('nothing')).toBeVisible();

  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  const { screen: another } = await renderAt('/', <DroppedOn />, ['photo-places']);
  expect(drag('dragover').defaultPrevented).toBe(true);
  expect(drag('drop').defaultPrevented).toBe(true);
  expect(another.getByText('sea.jpg for any').elements()).toEqual([]);
  dialog.remove();
});

test('a picture of the page itself is not taken', async () => {
  const screen = await show({});
  drag('dragstart');
  expect(drag('drop').defaultPrevented).toBe(false);
  await expect.element(screen.getByText('nothing')).toBeVisible();
  drag('dragend');
});
