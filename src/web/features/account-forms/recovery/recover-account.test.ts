import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from '../../../api/client.ts';
import { Refusal } from '../../../api/refusal.ts';
import { recoverAccount } from './recover-account.ts';

const BODY = {
  email: 's@example.org',
  new_password: 'Glaw.yn.2027',
  confirm_new_password: 'Glaw.yn.2027',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it is done a second after the shop has responded', async () => {
  const call = vi.spyOn(browserApi, 'call').mockResolvedValue({});
  let isDone = false;
  const asking = recoverAccount(BODY).then(() => (isDone = true));
  expect(call.mock.calls).toEqual([['userRecover', { body: BODY }]]);
  await vi.advanceTimersByTimeAsync(999);
  expect(isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone).toBe(true);
  await asking;
});

test('a refusal is shown at once', async () => {
  vi.spyOn(browserApi, 'call').mockRejectedValue(new Refusal(422, 'No.'));
  await expect(recoverAccount(BODY)).rejects.toThrow('No.');
});
