/** On a phone the lists of jobs and of payments in review show under a row's name what their columns hide. */
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../api/query-client.ts';
import '../styles/office.css';
import { leaveOffice, signInAs } from '../testing/sign-in-as.ts';
import type { Job } from './jobs/job.ts';
import JobsScreen from './jobs/jobs-screen.tsx';
import type { Review } from './reviews/review-texts.ts';
import ReviewsScreen from './reviews/reviews-screen.tsx';

const SINCE = '2026-11-26T09:30:00Z';
const JOB: Job = {
  id: '12',
  job: 'sendOrderConfirmation',
  state: 'failed',
  orderReference: 'KS-9SJ-3XQG',
  lastError: 'The mail server closed the connection',
  attempts: 7,
  createdAt: SINCE,
  runAt: SINCE,
};
const REVIEW: Review = {
  orderReference: 'KS-9SJ-3XQG',
  failure: 'mismatch',
  expected: 1249,
  currency: 'GBP',
  captures: [
    { id: '3C6', amount: 1200, currency: 'GBP', status: 'COMPLETED', ofAnotherOrder: false },
  ],
  providerOrderId: '5O190127TN364715T',
  since: SINCE,
};
const fetched = vi.fn<typeof fetch>(async (address) =>
  Response.json({
    data: (address as string).includes('jobs') ? { jobs: [JOB] } : { reviews: [REVIEW] },
  }),
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  signInAs('owner', 'jobs.change', 'refunds.make');
});
afterEach(leaveOffice);

const show = (Screen: ComponentType) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Screen />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('of a job its attempts and the next one', async () => {
  await show(JobsScreen);
  await expect.element(page.getByText('Attempts: 7')).toBeVisible();
  await expect.element(page.getByText('Next attempt: None')).toBeVisible();
  await expect
    .element(page.getByRole('columnheader', { name: 'Attempts' }))
    .not.toBeInTheDocument();
});

test('of a payment what came, the provider’s order and since when', async () => {
  await show(ReviewsScreen);
  await expect.element(page.getByText('Came: £12.00, completed')).toBeVisible();
  await expect.element(page.getByText('Provider’s order: 5O190127TN364715T')).toBeVisible();
  await expect.element(page.getByText(/^Since: .*26 Nov/)).toBeVisible();
});
