/** Where this device keeps its scans: IndexedDB, which writes to the disk before it says that it has. */
import type { KeptScan, ScanStorage } from './scan-queue.ts';

const DATABASE = 'keepsake-office';
const STORE = 'scans';

export function keptScans(): ScanStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => (opened ??= openDatabase());

  async function run<Result>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    // Strict: a scan that a member has seen counted survives a crash of the browser or the device.
    const transaction = (await database()).transaction(STORE, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(STORE));
    return new Promise((done, failed) => {
      transaction.addEventListener('complete', () => done(request.result));
      transaction.addEventListener('abort', () =>
        failed(transaction.error ?? new Error('The scan was not kept')),
      );
    });
  }

  return {
    all: () => run<KeptScan[]>('readonly', (store) => store.getAll()),
    add: async (scan) => {
      await run('readwrite', (store) => store.add(scan));
    },
    put: async (scan) => {
      await run('readwrite', (store) => store.put(scan));
    },
    remove: async (place) => {
      await run('readwrite', (store) => store.delete(place));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      // The keys are in the order in which scans are added.
      request.result.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true });
    });
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () =>
      failed(request.error ?? new Error('The scans could not be opened')),
    );
  });
}
