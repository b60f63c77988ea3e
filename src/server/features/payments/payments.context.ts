/** The dependencies of payments. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import type { PaymentGateway } from '../../gateways/payment-gateway.ts';
import { attemptsStore } from './attempts.store.ts';
import { capturesStore } from './captures.store.ts';
import type { Checkpoint } from './checkpoint.ts';
import { paymentsStore } from './payments.store.ts';

export interface PaymentsDependencies {
  database: Database;
  clock: Clock;
  gateway: PaymentGateway;
  /** Receives problems that a person must look at, for the error log. */
  onTrouble(detail: object, message: string): void;
  /** Crash tests stop the process here; production passes nothing. */
  checkpoint?: Checkpoint;
}

export type PaymentsContext = ReturnType<typeof paymentsContext>;

export function paymentsContext({
  database,
  clock,
  gateway,
  onTrouble,
  checkpoint = async () => {},
}: PaymentsDependencies) {
  const store = {
    ...attemptsStore(database),
    ...capturesStore(database),
    ...paymentsStore(database),
  };
  return { database, clock, gateway, onTrouble, checkpoint, store };
}
