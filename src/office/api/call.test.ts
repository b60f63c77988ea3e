import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callOffice, setSessionReactions, writeQuery } from './call.ts';
import { Refusal } from './refusal.ts';

const prove = vi.fn<() => Promise<boolean>>();
const signedOut = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setSessionReactions({ prove, signedOut });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answers = (...all: [number, object][]) => {
  for (const [status, body] of all)
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
};
const disable = () => callOffice('staffDisable', { body: { email: 'a@example.org' } });

test('sends the header that other sites cannot send, and returns the data', async () => {
  answers([200, { status: 'success', data: { members: [] } }]);
  expect(await callOffice('staff', {})).toEqual({ members: [] });
  const [[address, request] = []] = fetched.mock.calls;
  expect(address).toBe('/api/office/staff');
  expect(new Headers(request?.headers).get('x-keepsake-office')).toBe('1');
  expect(request?.credentials).toBe('same-origin');
});

test('a call that needs a proof is repeated once after the proof', async () => {
  answers([403, { code: 'proofRequired' }], [200, { data: {} }]);
  prove.mockResolvedValue(true);
  expect(await disable()).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(fetched.mock.calls[1]).toEqual(fetched.mock.calls[0]);
});

test('without the proof the call stays refused', async () => {
  answers([403, { code: 'proofRequired', message: 'Please prove that it is you.' }]);
  prove.mockResolvedValue(false);
  await expect(disable()).rejects.toMatchObject({ code: 'proofRequired' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an ended session is reported, and the call is refused', async () => {
  answers([401, { code: 'signInRequired' }]);
  await expect(disable()).rejects.toBeInstanceOf(Refusal);
  expect(signedOut).toHaveBeenCalledOnce();
  expect(prove).not.toHaveBeenCalled();
});

test('no response and a response from elsewhere are refusals too', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(disable()).rejects.toMatchObject({ status: 0, code: undefined });
  fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(disable()).rejects.toMatchObject({
    status: 502,
    message: 'Something went wrong. Please try again.',
  });
});

test('what is undefined is left out of the query', () => {
  expect(writeQuery({ before: 5, kind: undefined, id: 'a b' })).toBe('?before=5&id=a+b');
  expect(writeQuery({ kind: undefined })).toBe('');
});

test('why something is refused is said if the server says it, and otherwise only that it is', async () => {
  const said = async (code: string, message: string) => {
    answers([409, { code, message }]);
    return disable().catch(({ message: shown }: Refusal) => shown);
  };
  for (const [code, message] of [
    ['stepNotAllowed', '2 pieces are not packed.'],
    ['forbidden', 'You may refund up to £25.00 of an order. Ask an owner or a manager.'],
  ] as const)
    expect(await said(code, message)).toBe(message);
  for (const message of [
    'The order has moved on, so this is no longer possible.',
    '“dispatch” cannot follow “paid”.',
  ])
    expect(await said('stepNotAllowed', message)).toMatch(/^This is no longer possible/);
  expect(await said('forbidden', 'You may not do this.')).toMatch(/^Your role does not permit/);
});
