/** A stand-in for PayPal: its memory, its scripted failures and its webhooks, for tests to inspect and control. */

import { randomBytes } from 'node:crypto';
import { parsePounds } from '../../../../domain/money/money.ts';
import { openLedger } from './stand-in.ledger.ts';
import type { Ledger } from './stand-in.ledger.ts';
import { refundCapture } from './stand-in.orders.ts';
import type { CaptureAs } from './stand-in.orders.ts';
import { newFaultScript } from '../../fault-script.ts';
import type { FaultScript } from '../../fault-script.ts';
import type { Fault } from './stand-in.script.ts';
import { captureResource, refundResource } from './stand-in.views.ts';
import { webhooks } from './stand-in.webhooks.ts';
import type { Webhooks } from './stand-in.webhooks.ts';

export interface StandInOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Signs webhooks; stored by the caller, so that those sent before a restart stay genuine. */
  signingSecret?: string;
  /** URL of the shop's webhook endpoint. */
  webhookUrl?: string;
  /** Where the shopper's browser finds the stand-in; default: the address of the call. */
  publicUrl?: string;
  /** File for its memory; without one it is lost at the end of the process. */
  journal?: string;
  retryDelaysMs?: readonly number[];
}

export interface StandIn {
  ledger: Ledger;
  script: FaultScript<Fault>;
  webhooks: Webhooks;
  /** The result of the next captures. */
  captureAs: CaptureAs | undefined;
  /** The result of the next refunds; default: completed. */
  refundAs: 'COMPLETED' | 'PENDING' | undefined;
  /** Ends a pending refund without a webhook. */
  settleRefund(refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void;
  /** Refunds on the provider's own site; the webhook has the amount as `written` if given. */
  refundOutside(captureId: string, value?: string, written?: string): void;
  /** Ends a pending capture, with its webhook. */
  settleCapture(captureId: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** Sum of captured money less refunds, in pence. */
  takings(): number;
  tokens: Set<string>;
  options: StandInOptions;
}

export function newStandIn(options: StandInOptions): StandIn {
  const ledger = openLedger(options.journal);
  const sender = webhooks({
    url: options.webhookUrl,
    webhookId: options.webhookId,
    secret: options.signingSecret ?? randomBytes(32).toString('hex'),
    retryDelaysMs: options.retryDelaysMs,
  });
  return {
    ledger,
    script: newFaultScript(),
    webhooks: sender,
    captureAs: undefined,
    refundAs: undefined,
    tokens: new Set(),
    options,
    settleCapture(captureId, status) {
      const found = ledger.findCapture(captureId);
      if (!found) throw new Error(`No capture ${captureId}`);
      found.capture.status = status;
      ledger.save(found.order);
      sender.send(`PAYMENT.CAPTURE.${status}`, captureResource(found.order, found.capture, ''));
    },
    settleRefund(refundId, status) {
      const found = ledger.findRefund(refundId);
      if (!found) throw new Error(`No refund ${refundId}`);
      found.refund.status = status;
    },
    refundOutside(captureId, value, written) {
      const found = ledger.findCapture(captureId);
      if (!found) throw new Error(`No capture ${captureId}`);
      const amount = value && { currency_code: found.capture.amount.currency_code, value };
      const refund = refundCapture(ledger, captureId, amount ? { amount } : {});
      if (written !== undefined) refund.written = written;
      sender.send('PAYMENT.CAPTURE.REFUNDED', refundResource(found.capture, refund, ''));
    },
    takings() {
      const kept = ledger.captures().map(({ capture }) => {
        if (capture.status === 'DECLINED' || capture.status === 'PENDING') return 0;
        const back = capture.refunds.reduce(
          (total, refund) =>
            total + (refund.status === 'COMPLETED' ? parsePounds(refund.amount.value) : 0),
          0,
        );
        return parsePounds(capture.amount.value) - back;
      });
      return kept.reduce((total, each) => total + each, 0);
    },
  };
}
