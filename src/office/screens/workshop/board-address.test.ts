import { expect, test } from 'vitest';
import { boardAddress, boardView } from './board-address.ts';

const viewOf = (search: string) => {
  const params = new URLSearchParams(search);
  return boardView((name) => params.get(name) ?? '');
};

test('the address says which lane, column and whose pieces are shown', () => {
  expect(viewOf('')).toEqual({
    lane: '',
    isMine: false,
    isToApprove: false,
    by: 'step',
    column: 'waiting',
  });
  expect(viewOf('lane=laser&mine=1&column=made')).toEqual({
    lane: 'laser',
    isMine: true,
    isToApprove: false,
    by: 'step',
    column: 'made',
  });
});

test('what the address has by mistake is not shown', () => {
  expect(viewOf('mine=yes&column=spoiled')).toEqual({
    lane: '',
    isMine: false,
    isToApprove: false,
    by: 'step',
    column: 'waiting',
  });
});

test.each([
  '?',
  '?lane=laser',
  '?lane=vinyl&mine=1&column=packed',
  '?show=toApprove',
  '?by=day',
  '?mine=1&by=day&column=late',
])('%s leads to the view that it came from', (address) => {
  expect(boardAddress(viewOf(address))).toBe(address);
});
