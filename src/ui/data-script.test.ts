import { expect, test } from 'vitest';
import { jsonLdText } from './data-script.tsx';

test('data cannot close its script element and is parsed back unchanged', () => {
  const written = jsonLdText({ name: '</script><b>' });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org/', name: '</script><b>' });
});
