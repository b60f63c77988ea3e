/** The stand-in's orders, stored in a journal file that survives restarts. It keeps no addresses. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const storedOrder = z.object({
  id: z.int().positive(),
  reference: z.string(),
  createdOn: z.string(),
  tracking: z.string().nullable(),
  isDeleted: z.boolean(),
});
export type StandInOrder = z.infer<typeof storedOrder>;

export interface Ledger {
  /** Without those that were deleted. */
  orders(): StandInOrder[];
  create(reference: string): StandInOrder;
  save(order: StandInOrder): void;
}

const FIRST_ID = 1001;

/** Without a journal everything is lost at the end of the process. */
export function openLedger(journal?: string): Ledger {
  const orders = new Map<number, StandInOrder>();
  if (journal) mkdirSync(path.dirname(journal), { recursive: true });
  for (const order of journal && existsSync(journal) ? readJournal(journal) : [])
    orders.set(order.id, order);
  const save = (order: StandInOrder): void => {
    orders.set(order.id, order);
    if (journal) appendFileSync(journal, `${JSON.stringify(order)}\n`);
  };
  return {
    orders: () => [...orders.values()].filter(({ isDeleted }) => !isDeleted),
    save,
    // Like Click & Drop, it makes another order of a reference that it already has.
    create(reference) {
      const createdOn = new Date().toISOString();
      const id = FIRST_ID + orders.size;
      const order = { id, reference, createdOn, tracking: null, isDeleted: false };
      save(order);
      return order;
    },
  };
}

/** The last line may be incomplete if the process was killed; its call got no response. */
const readJournal = (journal: string): StandInOrder[] =>
  readFileSync(journal, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [storedOrder.parse(JSON.parse(line))];
      } catch {
        return [];
      }
    });
