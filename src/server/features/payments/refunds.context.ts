/** The dependencies of refunds. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import { attemptsStore } from './attempts.store.ts';
import { capturesStore } from './captures.store.ts';
import type { Checkpoint } from './checkpoint.ts';
import { paymentsStore } from './payments.store.ts';
import { refundsStore } from './refunds.store.ts';

export interface RefundsDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  checkpoint: Checkpoint;
  /** Receives problems that a person must look at, for the error log. */
  onTrouble(detail: object, message: string): void;
}

export type RefundsContext = ReturnType<typeof refundsContext>;

export function refundsContext({
  database,
  clock,
  gateway,
  checkpoint,
  onTrouble,
}: RefundsDependencies) {
  const store = {
    ...attemptsStore(database),
    ...capturesStore(database),
    ...paymentsStore(database),
    ...refundsStore(database),
  };
  return { clock, gateway, checkpoint, onTrouble, store };
}
