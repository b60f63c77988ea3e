import { expect, test } from 'vitest';
import { asScript } from './data-script.tsx';

test('no text can close the script it stands in, and it reads as it was', () => {
  const written = asScript({ name: '</script><b>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org/', name: '</script><b>' });
});
