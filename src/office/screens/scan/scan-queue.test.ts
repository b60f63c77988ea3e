import { expect, test } from 'vitest';
import { noResponse, Refusal } from '../../api/refusal.ts';
import { ScanQueue } from './scan-queue.ts';
import type { KeptScan, NewScan, ScanOutcome, ScanStorage } from './scan-queue.ts';

const MEG = 'meg';
const TOM = 'tom';

/** As the device keeps them: a queue that is made again over it is a page that was loaded again. */
function disk(): ScanStorage & { kept: Map<number, KeptScan> } {
  const kept = new Map<number, KeptScan>();
  let places = 0;
  return {
    kept,
    all: async () => [...kept.values()].toSorted((one, other) => one.place - other.place),
    add: async (scan) => {
      places += 1;
      kept.set(places, { ...scan, place: places });
    },
    put: async (scan) => void kept.set(scan.place, scan),
    remove: async (place) => void kept.delete(place),
  };
}

/** A server that advances each piece once for each id, and a network that can fail. */
function shop() {
  const outcomes = new Map<string, ScanOutcome>();
  const state = {
    isOn: true,
    /** The next answers are lost after the server has recorded the scan. */
    lost: 0,
    error: null as Error | null,
    /** Codes that are refused. */
    refuses: new Set<string>(),
    advanced: [] as string[],
    calls: 0,
    /** Makers who have not entered their PIN. */
    withoutPin: new Set<string>(),
    /** Who made each scan that advanced a piece. */
    makers: [] as (string | undefined)[],
  };
  const answer = <Value>(value: Value): Value => {
    if (state.lost > 0) {
      state.lost -= 1;
      throw noResponse();
    }
    return value;
  };
  const sender = {
    record: async ({ id, code, to }: NewScan, maker?: string): Promise<ScanOutcome> => {
      state.calls += 1;
      if (!state.isOn) throw noResponse();
      if (state.error) throw state.error;
      if (maker !== undefined && state.withoutPin.has(maker))
        throw new Refusal(403, 'Enter your PIN', { code: 'pinRequired' });
      const isRefused = state.refuses.has(code);
      const first = outcomes.get(id);
      if (!first && !isRefused) {
        state.advanced.push(code);
        state.makers.push(maker);
      }
      const outcome: ScanOutcome = first ?? {
        id,
        code,
        to,
        from: isRefused ? null : 'waiting',
        stage: null,
        outcome: isRefused ? 'refused' : 'advanced',
        message: isRefused ? 'On hold' : null,
        piece: null,
        bin: null,
      };
      outcomes.set(id, outcome);
      return answer(outcome);
    },
    undo: async (id: string): Promise<ScanOutcome> => {
      if (!state.isOn) throw noResponse();
      const outcome = { ...outcomes.get(id)!, outcome: 'takenBack' as const };
      if (outcomes.get(id)!.outcome === 'advanced')
        state.advanced.splice(state.advanced.indexOf(outcome.code), 1);
      outcomes.set(id, outcome);
      return answer(outcome);
    },
  };
  return Object.assign(state, { sender });
}

const queueOver = (storage: ScanStorage, { sender }: ReturnType<typeof shop>) =>
  new ScanQueue({ storage, sender, lock: (run) => run() });
const scanOf = (code: string): NewScan => ({
  id: crypto.randomUUID(),
  code,
  at: '2026-03-03T10:00:00Z',
  to: 'made',
});

test('a scan has its outcome at once, and nothing of it is kept', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  expect(await queue.add(scanOf('A'), MEG)).toMatchObject({ outcome: 'advanced', code: 'A' });
  server.refuses.add('B');
  expect(await queue.add(scanOf('B'), MEG)).toMatchObject({
    outcome: 'refused',
    message: 'On hold',
  });
  expect([storage.kept.size, queue.state().refused, queue.state().sentLater]).toEqual([0, [], []]);
});

test('without a connection scans are kept, and sent in order once it is back', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  server.isOn = false;
  for (const code of ['A', 'B', 'C']) expect(await queue.add(scanOf(code), MEG)).toBeNull();
  expect(queue.state()).toMatchObject({ isConnected: false, trouble: null });
  expect(queue.state().waiting.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  server.isOn = true;
  await queue.send();
  expect(server.advanced).toEqual(['A', 'B', 'C']);
  expect(queue.state()).toMatchObject({ isConnected: true, waiting: [] });
  expect(queue.state().sentLater.map(({ code }) => code)).toEqual(['A', 'B', 'C']);
  expect(storage.kept.size).toBe(0);
});

test('a scan that follows kept ones is sent after them', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  server.isOn = false;
  await queue.add(scanOf('A'), MEG);
  server.isOn = true;
  expect(await queue.add(scanOf('B'), MEG)).toMatchObject({ outcome: 'advanced' });
  expect(server.advanced).toEqual(['A', 'B']);
});

test('scans survive the page, and advance once although their answers were lost', async () => {
  const [storage, server] = [disk(), shop()];
  server.lost = 2;
  const before = queueOver(storage, server);
  expect(await before.add(scanOf('A'), MEG)).toBeNull();
  expect(await before.add(scanOf('B'), MEG)).toBeNull();
  expect(storage.kept.size).toBe(2);
  const after = queueOver(storage, server);
  await Promise.all([after.send(), after.send(), before.send()]);
  expect(server.advanced).toEqual(['A', 'B']);
  expect(storage.kept.size).toBe(0);
});

test('many scans at once are each sent once', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  const codes = Array.from({ length: 30 }, (_, place) => String(place));
  const outcomes = await Promise.all(codes.map((code) => queue.add(scanOf(code), MEG)));
  expect(outcomes.every((outcome) => outcome?.outcome === 'advanced')).toBe(true);
  expect([server.advanced, server.calls]).toEqual([codes, 30]);
});

test('what is refused later is listed until it is seen, also after a reload', async () => {
  const [storage, server] = [disk(), shop()];
  const first = queueOver(storage, server);
  server.isOn = false;
  await first.add(scanOf('A'), MEG);
  await first.add(scanOf('B'), MEG);
  server.isOn = true;
  server.refuses.add('A');
  await first.send();
  const second = queueOver(storage, server);
  await second.send();
  expect(second.state().refused).toMatchObject([{ code: 'A', refusal: 'On hold' }]);
  expect([server.advanced, second.state().waiting]).toEqual([['B'], []]);
  await second.dismiss();
  expect([second.state().refused, storage.kept.size]).toEqual([[], 0]);
});

test('a session that has ended or a busy server holds scans up, and loses none', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  for (const status of [401, 403, 408, 429, 500, 503]) {
    server.error = new Refusal(status, `Refused with ${status}`);
    expect(await queue.add(scanOf(String(status)), MEG)).toBeNull();
    expect(queue.state()).toMatchObject({ isConnected: true, trouble: `Refused with ${status}` });
  }
  server.error = new DOMException('Too slow', 'TimeoutError');
  await queue.send();
  expect(queue.state()).toMatchObject({ isConnected: false, trouble: null });
  server.error = null;
  await queue.send();
  expect(server.advanced).toEqual(['401', '403', '408', '429', '500', '503']);
});

test('a scan that the server cannot read does not hold the others up', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  server.error = new Refusal(422, 'Please check the marked fields.');
  expect(await queue.add(scanOf('A'), MEG)).toMatchObject({
    outcome: 'refused',
    message: 'Please check the marked fields.',
  });
  server.error = null;
  expect(await queue.add(scanOf('B'), MEG)).toMatchObject({ outcome: 'advanced' });
  expect(storage.kept.size).toBe(0);
});

test('a kept scan that is taken back is undone, whether it had arrived or not', async () => {
  for (const hasArrived of [false, true]) {
    const [storage, server] = [disk(), shop()];
    const queue = queueOver(storage, server);
    const scan = scanOf('A');
    server.isOn = hasArrived;
    server.lost = hasArrived ? 1 : 0;
    expect(await queue.add(scan, MEG)).toBeNull();
    server.isOn = false;
    await queue.takeBack(scan.id);
    expect(queue.state().waiting).toHaveLength(1);
    server.isOn = true;
    await queue.send();
    expect(server.advanced).toEqual([]);
    expect([storage.kept.size, queue.state().sentLater]).toEqual([0, []]);
  }
});

test('a scan that was recorded is taken back by the server', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  const scan = scanOf('A');
  await queue.add(scan, MEG);
  await queue.takeBack(scan.id);
  expect(server.advanced).toEqual([]);
  server.isOn = false;
  await expect(queue.takeBack(scan.id)).rejects.toThrow('cannot be reached');
});

test('a scan that cannot be kept is not sent', async () => {
  const server = shop();
  const full = { ...disk(), add: () => Promise.reject(new Error('No room')) };
  await expect(queueOver(full, server).add(scanOf('A'), MEG)).rejects.toThrow('No room');
  expect(server.calls).toBe(0);
});

test('kept scans are sent for the makers who made them', async () => {
  const [storage, server] = [disk(), shop()];
  const before = queueOver(storage, server);
  server.isOn = false;
  for (const [code, maker] of [
    ['A', MEG],
    ['B', TOM],
    ['C', MEG],
  ] as const)
    await before.add(scanOf(code), maker);
  server.isOn = true;
  await queueOver(storage, server).send();
  expect([server.advanced, server.makers]).toEqual([
    ['A', 'B', 'C'],
    [MEG, TOM, MEG],
  ]);
});

test('scans of a maker without a PIN here wait for it, and hold up nobody else', async () => {
  const [storage, server] = [disk(), shop()];
  const queue = queueOver(storage, server);
  server.withoutPin.add(TOM);
  expect(await queue.add(scanOf('A'), TOM)).toBeNull();
  expect(await queue.add(scanOf('B'), TOM)).toBeNull();
  expect(await queue.add(scanOf('C'), MEG)).toMatchObject({ outcome: 'advanced' });
  expect(queue.state()).toMatchObject({ isConnected: true, trouble: null, held: [TOM] });
  expect(queue.state().waiting.map(({ code }) => code)).toEqual(['A', 'B']);
  const { calls } = server;
  await queue.send();
  expect(server.calls).toBe(calls);
  server.withoutPin.clear();
  await queue.release(TOM);
  expect(queue.state()).toMatchObject({ waiting: [], held: [] });
  expect(queue.state().sentLater).toHaveLength(2);
  expect(server.makers).toEqual([MEG, TOM, TOM]);
});
