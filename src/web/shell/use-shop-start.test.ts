import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useApp } from '../state/app.ts';
import { fillBankHolidays, fillMenu } from './use-shop-start.ts';

const HOLIDAY = { title: 'Christmas Day', date: '2026-12-25', division: 'england-and-wales' };
const requested = vi.fn<(address: string) => Promise<Response>>();

beforeEach(() => {
  requested.mockReset();
  useApp.setState({ bankHolidays: [], menu: [] });
  vi.stubGlobal('fetch', requested);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useApp.setState({ bankHolidays: [], menu: [] });
});

test('bank holidays are requested once, while the list is empty', async () => {
  requested.mockResolvedValue(Response.json({ status: 'success', data: [HOLIDAY] }));
  await fillBankHolidays();
  expect(useApp.getState().bankHolidays).toEqual([HOLIDAY]);
  await fillBankHolidays();
  expect(requested.mock.calls.map(([address]) => address)).toEqual(['/api/bank-holidays/get']);
});

test('bank holidays that cannot be loaded are logged, and nothing is shown', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = useApp.getState().toastState;
  requested.mockRejectedValue(new TypeError('Failed to fetch'));
  await fillBankHolidays();
  expect(log).toHaveBeenCalledOnce();
  expect(useApp.getState()).toMatchObject({ bankHolidays: [], toastState: before });
});

const category = (slug: string) => ({ slug, name: slug, image: null, metaDescription: '' });
const MUGS = {
  ...category('mugs'),
  occasion: false,
  categories: [category('floral'), category('clearance-lines')],
};

test('the menu is requested at each visit, and stored as menus show it', async () => {
  useApp.setState({ menu: [{ ...MUGS, name: 'Mugs of old' }] });
  requested.mockResolvedValue(Response.json({ status: 'success', data: [MUGS] }));
  await fillMenu();
  expect(useApp.getState().menu).toEqual([{ ...MUGS, categories: [category('floral')] }]);
  expect(requested.mock.calls.map(([address]) => address)).toEqual(['/api/category/menu']);
});

test('a menu that cannot be loaded is logged, and nothing is shown', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = useApp.getState().toastState;
  requested.mockRejectedValue(new TypeError('Failed to fetch'));
  await fillMenu();
  expect(log).toHaveBeenCalledOnce();
  expect(useApp.getState()).toMatchObject({ menu: [], toastState: before });
});
