import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../api/query-client.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { NoticeGroup } from './notice-group.tsx';
import type { Settings } from './settings.ts';

const fetched = vi.fn<typeof fetch>();
const text = page.getByLabelText('Text above every page of the shop');
const lastDay = page.getByLabelText('Last day');
const save = page.getByRole('button', { name: 'Save' });

const settingsOf = (notice: string, version: number, until: string | null = null) =>
  ({ notice: { text: notice, until }, versions: { notice: version } }) as unknown as Settings;
const tree = (settings: Settings) => (
  <QueryClientProvider client={queryClient}>
    <NoticeGroup settings={settings} />
  </QueryClientProvider>
);
const answer = (body: object, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const sent = (call: number): unknown => JSON.parse(fetched.mock.calls[call]![1]!.body as string);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  signInAs('manager', 'settings.changeDaily');
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('what a colleague saved in another field meanwhile is saved along', async () => {
  const { rerender } = await render(tree(settingsOf('Open', 1)));
  await lastDay.fill('2026-12-24');
  await rerender(tree(settingsOf('Closed on Monday', 2)));
  await expect.element(text).toHaveValue('Closed on Monday');
  await expect.element(lastDay).toHaveValue('2026-12-24');
  answer({ data: settingsOf('Closed on Monday', 3, '2026-12-24') });
  await save.click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  expect(sent(0)).toEqual({ text: 'Closed on Monday', until: '2026-12-24', version: 2 });
  await rerender(tree(settingsOf('Closed on Monday', 3, '2026-12-24')));
  await expect.element(save).not.toBeInTheDocument();
});

test('what a colleague saved in the same field is refused once, and what is typed stays', async () => {
  queryClient.setQueryData(['settings'], settingsOf('Open', 1));
  const { rerender } = await render(tree(settingsOf('Open', 1)));
  await text.fill('Closed on Friday');
  queryClient.setQueryData(['settings'], settingsOf('Closed on Monday', 2));
  await rerender(tree(settingsOf('Closed on Monday', 2)));
  answer({ code: 'changedMeanwhile', message: 'Someone else has changed this.' }, 409);
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent(0)).toMatchObject({ version: 1 });
  await expect.element(text).toHaveValue('Closed on Friday');

  answer({ data: settingsOf('Closed on Friday', 3) });
  await save.click();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(sent(1)).toMatchObject({ text: 'Closed on Friday', version: 2 });
  await rerender(tree(settingsOf('Closed on Friday', 3)));
  await expect.element(save).not.toBeInTheDocument();
});
