import { expect, test } from 'vitest';
import { returnAddress, signInAddress } from './return-address.ts';

test('signing in leads back to the page that asked for it', () => {
  const [, search = ''] = signInAddress('/office/jobs?state=failed').split('?');
  expect(returnAddress(`?${search}`)).toBe('/office/jobs?state=failed');
});

test.each([
  '',
  '?then=https://elsewhere.example/office',
  '?then=//elsewhere.example',
  '?then=/account',
  '?then=/officer',
  '?then=/office/sign-in',
])('%s leads to Today', (search) => {
  expect(returnAddress(search)).toBe('/office');
});
