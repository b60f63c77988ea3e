/** Every exhibit of the gallery renders without console output, and axe finds no fault in it. */
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import './gallery.css';
import { EXHIBITS, Gallery } from './gallery.tsx';

const complaints = vi.fn();
beforeEach(() => {
  complaints.mockClear();
  vi.spyOn(console, 'error').mockImplementation(complaints);
  vi.spyOn(console, 'warn').mockImplementation(complaints);
});
afterEach(() => vi.restoreAllMocks());

test('every component of src/ui is in the gallery', () => {
  const files = Object.keys(import.meta.glob(['../src/ui/**/*.tsx', '!**/*.test.tsx'])).map(
    (file) => file.replace('../src/ui/', ''),
  );
  // These render nothing visible.
  const bare = [
    'data-script.tsx',
    'forms/field-frame.tsx',
    'account-icon.tsx',
    'lazy-component.tsx',
    'overlays/toast-region.tsx',
  ];
  const shown = EXHIBITS.map(({ file }) => file);
  expect(files.filter((file) => !bare.includes(file) && !shown.includes(file))).toEqual([]);
});

test('the gallery is accessible', async () => {
  const { container } = await render(<Gallery />);
  const { violations } = await axe.run(container, {
    // An exhibit is part of a page, so it has no landmarks.
    rules: { region: { enabled: false } },
  });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
  expect(complaints).not.toHaveBeenCalled();
});
