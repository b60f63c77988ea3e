import { expect, test } from 'vitest';
import { detailText, emailText, entryText, eventText } from './timeline-texts.ts';

test('details are read out with their names, amounts in pounds, and texts alone', () => {
  expect(detailText({ carrier: 'royal-mail', line: 2, tracking: null })).toBe(
    'Carrier: Royal Mail, Line: 2',
  );
  expect(detailText({ amount: 1263, reason: 'scratched' })).toBe('Amount: £12.63, scratched');
  expect(detailText({ amountPence: 500 })).toBe('Amount: £5.00');
  expect(detailText({ parcelIds: '01a20865-5c82', refundId: '01a20865' })).toBe('');
  expect(detailText({})).toBe('');
});

test('steps are told in the past tense, other events by their name', () => {
  expect(eventText('startProduction')).toBe('Production began');
  expect(eventText('refundAsked')).toBe('Refund asked');
});

test('a note says who reads it, and its detail is its text', () => {
  const detail = { to: 'staff', text: 'Rings before noon' };
  expect([entryText({ event: 'note', detail }), detailText(detail)]).toEqual([
    'Note for the staff',
    'Rings before noon',
  ]);
  expect(entryText({ event: 'note', detail: { ...detail, to: 'buyer' } })).toBe(
    'Note to the customer',
  );
  expect(entryText({ event: 'pay', detail: {} })).toBe('Paid');
});

test('emails are named by what they are about, and repetitions say so', () => {
  expect(emailText('orderConfirmation')).toBe('Order confirmation');
  expect(emailText('dispatch')).toBe('Dispatched');
  expect(emailText('dispatchAgain')).toBe('Dispatched, again');
  expect(detailText({ email: 'startProduction' })).toBe('Production began');
});

test('a parcel is told by carrier, tracking and days', () => {
  expect(
    detailText({
      isPart: true,
      carrier: 'dpd',
      tracking: 'TX629043641',
      arrivesTo: '2020-11-26',
      arrivesFrom: '2020-11-24',
    }),
  ).toBe(
    'part of the order, Carrier: DPD, Tracking: TX629043641, arrives 24 Nov 2020 to 26 Nov 2020',
  );
  expect(detailText({ isPart: false, lines: '1, 2' })).toBe('Lines: 1, 2');
});

test('a remake says which line, how many copies and why', () => {
  expect(detailText({ line: 2, copies: 1, cause: 'ourWords' })).toBe(
    'Line: 2, Copies: 1, Wrong words, our mistake',
  );
});

test('changed parts of an address are named in words', () => {
  expect(detailText({ changed: 'AddressLine1, PostCode' })).toBe(
    'Changed: address line 1, post code',
  );
});
