import { describe, expect, test } from 'vitest';
import { CARRIERS, isCarrier, readTracking, trackingUrl } from './carriers.ts';

describe('a tracking number', () => {
  test('is accepted however it was typed', () => {
    expect(readTracking('royal-mail', ' ab 1234 5678 9gb ')).toBe('AB123456789GB');
  });

  test.each(['', 'AB12', 'AB123456789GB/../..', '<script>', 'AB123456789GB?x=1', 'é'.repeat(13)])(
    'is refused if it cannot be one: %j',
    (typed) => expect(readTracking('royal-mail', typed)).toBeNull(),
  );
});

describe('the tracking page of a parcel', () => {
  test('is the carrier’s own', () => {
    expect(trackingUrl('royal-mail', 'AB123456789GB')).toBe(
      'https://www.royalmail.com/track-your-item#/tracking-results/AB123456789GB',
    );
    for (const carrier of Object.keys(CARRIERS))
      expect(new URL(trackingUrl(carrier, '1234567890')!).protocol).toBe('https:');
  });

  test('carries the number encoded, whatever it is', () => {
    expect(trackingUrl('dpd', "$&/?#'")).toBe("https://track.dpd.co.uk/parcels/%24%26%2F%3F%23'");
  });

  test('is null without a known carrier or without a number', () => {
    expect(trackingUrl(null, 'AB123456789GB')).toBeNull();
    expect(trackingUrl('royal-mail', null)).toBeNull();
    expect(trackingUrl('constructor', '1')).toBeNull();
    expect(isCarrier('constructor')).toBe(false);
  });
});
