/** Signing in on this device, and the drafts that move into the account. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Refusal } from '../api/refusal.ts';
import { EMPTY_ACCOUNT, useAccount } from '../state/account.ts';
import { rememberDraft, useDrafts } from '../state/designs/drafts.ts';
import { signIn } from './sign-in.ts';
import { claimDrafts } from './claim-drafts.ts';

const SIAN = { id: 'sian', email: 'sian@example.org' };
const CREDENTIALS = { username: SIAN.email, password: 'Cwtch.2026', remember: true };
const TOKENS = { token: 'access', refresh_token: 'refresh' };

interface Sent {
  path: string;
  body: unknown;
  authorization: string | null;
}
type Answer = { status?: number; body: unknown };

let sent: Sent[] = [];
let answers: Record<string, Answer> = {};

beforeEach(() => {
  sent = [];
  answers = { '/api/login_check': { body: TOKENS }, '/api/users/me': success(SIAN) };
  useAccount.setState(EMPTY_ACCOUNT);
  useDrafts.setState({ ids: [] });
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    sent.push({
      path,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      authorization: new Headers(headers).get('authorization'),
    });
    const { status = 200, body: answer } = answers[path] ?? error(404, {});
    return Response.json(answer, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const success = (data: unknown): Answer => ({ body: { status: 'success', data } });
const error = (status: number, body: object): Answer => ({
  status,
  body: { status: 'error', ...body },
});

describe('signing in', () => {
  test('stores the tokens, then the customer, and the email to remember', async () => {
    expect(await signIn(CREDENTIALS)).toEqual({ outcome: 'in', user: SIAN });
    expect(sent).toEqual([
      {
        path: '/api/login_check',
        body: { username: SIAN.email, password: CREDENTIALS.password },
        authorization: null,
      },
      { path: '/api/users/me', body: undefined, authorization: 'Bearer access' },
    ]);
    expect(useAccount.getState()).toEqual({ ...TOKENS, user: SIAN, remember_me: SIAN.email });
  });

  test('forgets the remembered email if it is not to be remembered', async () => {
    useAccount.setState({ remember_me: 'other@example.org' });
    await signIn({ ...CREDENTIALS, remember: false });
    expect(useAccount.getState().remember_me).toBe('');
  });

  test('asks for the code of the second step, and sends it with the password', async () => {
    answers['/api/login_check'] = error(401, {
      message: 'Please enter your authentication code.',
      data: { field: '_two_step', required: true },
    });
    expect(await signIn(CREDENTIALS)).toEqual({ outcome: 'twoStep' });
    expect(useAccount.getState()).toEqual(EMPTY_ACCOUNT);
    answers['/api/login_check'] = { body: TOKENS };
    await signIn({ ...CREDENTIALS, code: '123456' });
    expect(sent[1]?.body).toMatchObject({ password: CREDENTIALS.password, _two_step: '123456' });
  });

  test('a wrong password leaves the device as it was', async () => {
    useAccount.setState({ remember_me: 'other@example.org' });
    answers['/api/login_check'] = error(401, { message: 'Not right.' });
    const result = await signIn(CREDENTIALS);
    expect(result).toMatchObject({ outcome: 'refused', refusal: { status: 401 } });
    expect(useAccount.getState()).toEqual({ ...EMPTY_ACCOUNT, remember_me: 'other@example.org' });
  });

  test('deletes the tokens if the customer cannot be read', async () => {
    answers['/api/users/me'] = error(503, { message: 'Please try again.' });
    expect(await signIn(CREDENTIALS)).toEqual({ outcome: 'unknown' });
    expect(useAccount.getState()).toMatchObject({ token: '', refresh_token: '', user: null });
  });
});

describe('the drafts of the device', () => {
  const claim = (claimed: string[], waiting: string[]) =>
    (answers['/api/drafts/claim'] = success({ claimed, waiting }));

  test('move into the account; those beyond its limit stay', async () => {
    for (const id of ['oldest', 'gone', 'newest']) rememberDraft(id);
    await signIn(CREDENTIALS);
    claim(['newest'], ['oldest']);
    await claimDrafts();
    expect(sent.at(-1)).toEqual({
      path: '/api/drafts/claim',
      body: { ids: ['newest', 'gone', 'oldest'] },
      authorization: 'Bearer access',
    });
    expect(useDrafts.getState().ids).toEqual(['oldest']);
  });

  test('are claimed once, however many parts of the page ask at the same time', async () => {
    rememberDraft('one');
    await signIn(CREDENTIALS);
    claim(['one'], []);
    await Promise.all([claimDrafts(), claimDrafts()]);
    expect(sent.filter(({ path }) => path === '/api/drafts/claim')).toHaveLength(1);
  });

  test('stay on the device of a guest, and when the claim is refused', async () => {
    rememberDraft('one');
    await claimDrafts();
    expect(sent).toEqual([]);
    await signIn(CREDENTIALS);
    answers['/api/drafts/claim'] = error(503, { message: 'Please try again.' });
    await expect(claimDrafts()).rejects.toBeInstanceOf(Refusal);
    expect(useDrafts.getState().ids).toEqual(['one']);
  });
});
