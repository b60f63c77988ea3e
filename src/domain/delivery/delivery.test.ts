import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DELIVERY_ZONES, zoneNameOf } from './delivery.ts';
import { deliveryZoneOf } from './served.ts';
import { pence } from '../money/money.ts';
import { isPostcode, normalisePostcode, splitPostcode } from './postcode.ts';

describe('postcodes', () => {
  test.each([
    ['sw1a1aa', 'SW1A 1AA'],
    [' m1  1ae ', 'M1 1AE'],
    ['B33-8TH', 'B33 8TH'],
    ['cr2 6 xh', 'CR2 6XH'],
    ['dn551pt', 'DN55 1PT'],
    ['W1A 0AX', 'W1A 0AX'],
    ['ec1a 1bb', 'EC1A 1BB'],
    ['gir0aa', 'GIR 0AA'],
    ['bf1 3aa', 'BF1 3AA'],
    ['im1 1ag', 'IM1 1AG'],
  ])('%j is %s', (typed, postcode) => {
    expect(normalisePostcode(typed)).toBe(postcode);
    expect(isPostcode(postcode)).toBe(true);
  });

  test.each([
    '',
    'SW1A',
    'Q1 1AA',
    'SW1A 1CA',
    'SW1A 1A',
    '90210',
    'SW1AA 1AA',
    'AA1 1AA1',
    'M1 1AE\n',
    'BFPO 58',
  ])('%j is not a postcode', (text) => {
    expect(isPostcode(text)).toBe(false);
  });

  test('normalising again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string(),
        (text) => normalisePostcode(normalisePostcode(text)) === normalisePostcode(text),
      ),
    );
  });

  test('split into area and district', () => {
    expect(splitPostcode('IV27 4AB')).toEqual({ area: 'IV', district: 27 });
    expect(splitPostcode('W1A 0AX')).toEqual({ area: 'W', district: 1 });
  });
});

describe('zones', () => {
  test.each([
    ['LS1 4AP', 'uk'],
    ['iv2 7gf', 'highlands'],
    ['PH18 5TU', 'uk'],
    ['PH19 1AA', 'highlands'],
    ['PA75 6QB', 'highlands'],
    ['PA1 1AA', 'uk'],
    ['TR21 0LW', 'highlands'],
    ['BT1 5GS', 'northernIreland'],
    ['B1 1BT', 'uk'],
    ['IM1 3LX', 'isleOfMan'],
    ['BF1 2AU', 'bfpo'],
    ['JE2 3AB', 'channelIslands'],
    ['GY1 1AA', 'channelIslands'],
    ['nowhere', null],
  ])('%s lies in %s', (PostCode, zone) => {
    expect(zoneNameOf({ PostCode, Country: 'GB' })).toBe(zone);
  });

  test('the postcode decides when the chosen country differs', () => {
    expect(zoneNameOf({ PostCode: 'JE2 3AB', Country: 'GB' })).toBe('channelIslands');
    expect(zoneNameOf({ PostCode: 'IM1 3LX', Country: 'IM' })).toBe('isleOfMan');
  });

  test('the flat rate is the same in the United Kingdom, on the Isle of Man and for British Forces', () => {
    expect(new Set(DEFAULT_DELIVERY_ZONES.map(({ pricePence }) => pricePence))).toEqual(
      new Set([499]),
    );
    expect(deliveryZoneOf({ PostCode: 'LS1 4AP', Country: 'GB' })).toEqual({
      name: 'uk',
      pricePence: 499,
      extraDays: 0,
    });
  });

  test.each([
    ['JE2 3AB', 'GB', 'PostCode', 'Sorry, we do not deliver to the Channel Islands.'],
    ['GY1 1AA', 'GG', 'PostCode', 'Sorry, we do not deliver to the Channel Islands.'],
    ['75001', 'FR', 'Country', 'Sorry, we deliver within the United Kingdom only.'],
    ['LS1', 'GB', 'PostCode', 'Please enter a full UK postcode.'],
  ])('%s, %s is refused', (PostCode, Country, field, message) => {
    expect(() => deliveryZoneOf({ PostCode, Country })).toThrow(
      expect.objectContaining({ code: 'deliveryRefused', detail: { field, message } }),
    );
  });

  test('a custom table may open the Channel Islands and close the mainland', () => {
    const zones = [{ name: 'channelIslands' as const, pricePence: pence(1299), extraDays: 3 }];
    expect(deliveryZoneOf({ PostCode: 'JE2 3AB', Country: 'JE' }, zones).pricePence).toBe(1299);
    expect(() => deliveryZoneOf({ PostCode: 'LS1 4AP', Country: 'GB' }, zones)).toThrow(
      'Sorry, we do not deliver to this address.',
    );
  });
});
