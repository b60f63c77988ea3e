import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { callOffice, setSessionReactions } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { askForProof } from './proof.ts';
import { beginSession, type Session } from './session.ts';

const SESSION: Session = {
  staffId: '0198c0de-0000-7000-8000-000000000001',
  email: 'ros@example.org',
  role: 'owner',
  permissions: ['staff.change'],
  endsAt: '2026-11-23T20:00:00Z',
  isFresh: false,
  isTablet: false,
  proofs: ['code'],
};
const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: object) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  setSessionReactions({ signedOut: () => {}, prove: askForProof });
  beginSession(SESSION);
  await render(
    <QueryClientProvider client={queryClient}>
      <ProofDialog />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const disable = () => callOffice('staffDisable', { body: { email: 'a@example.org' } });

test('asks in place, says that a code was wrong, and repeats the refused call after the proof', async () => {
  answer(403, { code: 'proofRequired' });
  const call = disable();
  await expect.element(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  answer(401, { code: 'credentialsInvalid' });
  await page.getByLabelText('Code from your authenticator').fill('000000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/That did not match/)).toBeVisible();
  answer(200, { data: { ...SESSION, isFresh: true } });
  answer(200, { data: {} });
  await page.getByLabelText('Code from your authenticator').fill('123456');
  await userEvent.keyboard('{Enter}');
  expect(await call).toEqual({});
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/office/staff/disable',
    '/api/office/session/prove',
    '/api/office/session/prove',
    '/api/office/staff/disable',
  ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('leaving the dialog leaves the call refused', async () => {
  answer(403, { code: 'proofRequired', message: 'Please prove that it is you.' });
  const refused = disable().catch((error: unknown) => error);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await refused).toMatchObject({ code: 'proofRequired' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
