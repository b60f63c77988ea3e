import { describe, expect, test, vi } from 'vitest';
import { withBearer, type Tokens } from './bearer.ts';
import { Refusal } from './refusal.ts';

function session() {
  let tokens: Tokens = { token: 'old', refresh_token: 'r1' };
  const environment = {
    tokens: () => tokens,
    keep: (renewed: Tokens) => {
      tokens = renewed;
    },
    refresh: vi.fn<(refreshToken: string) => Promise<Tokens>>(async () => ({
      token: 'new',
      refresh_token: 'r2',
    })),
    inTurn: <Result>(work: () => Promise<Result>) => work(),
    endSession: vi.fn<() => void>(),
  };
  return { environment, call: withBearer(environment) };
}

/** Two tabs of one browser. Each reads the stored tokens at its own time; a lock lets one refresh at a time. */
function twoTabs() {
  let stored: Tokens = { token: 'old', refresh_token: 'r1' };
  let last: Promise<unknown> = Promise.resolve();
  const refresh = vi.fn<(refreshToken: string) => Promise<Tokens>>(async () => ({
    token: 'new',
    refresh_token: 'r2',
  }));
  const tab = () => {
    let read = stored;
    return withBearer({
      tokens: () => read,
      keep: (renewed) => {
        stored = read = renewed;
      },
      refresh,
      inTurn: (work) => {
        const turn = last.then(() => {
          read = stored;
          return work();
        });
        last = turn.catch(() => {});
        return turn;
      },
      endSession: () => {
        throw new Error('The session must continue');
      },
    });
  };
  return { refresh, tabs: [tab(), tab()] as const };
}

const refuse = (message: string) => Promise.reject(new Refusal(401, message));

describe('a call with a bearer token', () => {
  test.each(['Your token is expired, please renew it.', 'Expired JWT Token'])(
    'is repeated once with a renewed token after "%s"',
    async (message) => {
      const { environment, call } = session();
      const send = vi.fn((token: string) =>
        token === 'old' ? refuse(message) : Promise.resolve(`with ${token}`),
      );
      await expect(call(send)).resolves.toBe('with new');
      expect(environment.refresh).toHaveBeenCalledExactlyOnceWith('r1');
      expect(environment.tokens()).toEqual({ token: 'new', refresh_token: 'r2' });
      expect(send).toHaveBeenCalledTimes(2);
    },
  );

  test('shares one renewal among calls that expire together', async () => {
    const { environment, call } = session();
    const send = (token: string) =>
      token === 'old' ? refuse('Expired JWT Token') : Promise.resolve(token);
    await expect(Promise.all([call(send), call(send), call(send)])).resolves.toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(environment.refresh).toHaveBeenCalledOnce();
  });

  test('shares one renewal among tabs: the second uses the first one’s tokens', async () => {
    const { refresh, tabs } = twoTabs();
    const send = (token: string) =>
      token === 'old' ? refuse('Expired JWT Token') : Promise.resolve(token);
    await expect(Promise.all(tabs.map((call) => call(send)))).resolves.toEqual(['new', 'new']);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('r1');
  });

  test('does not end a session that began after the refused call was made', async () => {
    const { environment, call } = session();
    const send = vi.fn(async () => {
      environment.keep({ token: 'of another session', refresh_token: 'r9' });
      return refuse('Invalid JWT Token');
    });
    await expect(call(send)).rejects.toThrow('Invalid JWT Token');
    expect(environment.endSession).not.toHaveBeenCalled();
  });

  test('neither renews nor reloads for a customer who has signed out since then', async () => {
    const { environment, call } = session();
    const send = vi.fn(async () => {
      environment.keep({ token: '', refresh_token: '' });
      return refuse('Expired JWT Token');
    });
    await expect(call(send)).rejects.toThrow('Expired JWT Token');
    expect(environment.refresh).not.toHaveBeenCalled();
    expect(environment.endSession).not.toHaveBeenCalled();
  });

  test('ends the session on any other 401, without a renewal', async () => {
    const { environment, call } = session();
    await expect(call(() => refuse('Invalid JWT Token'))).rejects.toThrow('Invalid JWT Token');
    expect(environment.endSession).toHaveBeenCalledOnce();
    expect(environment.refresh).not.toHaveBeenCalled();
  });

  test('ends the session if the renewal or the second try is refused', async () => {
    const refused = session();
    refused.environment.refresh.mockImplementation(() => refuse('Invalid refresh token'));
    await expect(refused.call(() => refuse('Expired JWT Token'))).rejects.toThrow(
      'Invalid refresh token',
    );
    expect(refused.environment.endSession).toHaveBeenCalledOnce();

    const again = session();
    await expect(again.call(() => refuse('Expired JWT Token'))).rejects.toThrow(
      'Expired JWT Token',
    );
    expect(again.environment.refresh).toHaveBeenCalledOnce();
    expect(again.environment.endSession).toHaveBeenCalledOnce();
  });

  test('keeps the session if the server is away', async () => {
    const { environment, call } = session();
    environment.refresh.mockRejectedValue(new Refusal(0, ''));
    await expect(call(() => refuse('Expired JWT Token'))).rejects.toMatchObject({ status: 0 });
    expect(environment.endSession).not.toHaveBeenCalled();
  });
});
