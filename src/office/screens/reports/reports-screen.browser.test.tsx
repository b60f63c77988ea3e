/** A report period whose end is before its start shows an error and loads nothing. */
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { leaveOffice } from '../../testing/sign-in-as.ts';
import { queryClient } from '../../api/query-client.ts';
import { SESSION_KEY } from '../../session/session.ts';
import ReportsScreen from './reports-screen.tsx';

const fetched = vi.fn<typeof fetch>(() => new Promise(() => {}));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  queryClient.setQueryData(SESSION_KEY, { permissions: ['orders.see'], isTablet: false });
});
afterEach(async () => {
  fetched.mockClear();
  await leaveOffice();
});

test('no report is loaded until the end of the period is after its start', async () => {
  await render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/office/reports?from=2026-12-20&to=2026-11-27']}>
        <ReportsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const reports = () =>
    fetched.mock.calls.filter(([address]) => (address as string).includes('report'));
  await expect
    .element(page.getByLabelText('To'))
    .toHaveAccessibleDescription(/The last day must not be before the first/);
  expect(reports()).toEqual([]);
  await page.getByLabelText('To').fill('2026-12-24');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await vi.waitFor(() => expect(reports().length).toBeGreaterThan(0));
});
