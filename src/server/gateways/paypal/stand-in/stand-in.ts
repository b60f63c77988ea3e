/** A stand-in for PayPal: its memory, its script of failures and its webhooks, as tests see and steer them. */

import { randomBytes } from 'node:crypto';
import { parsePounds } from '../../../../domain/money/money.ts';
import { openLedger } from './stand-in.ledger.ts';
import type { Ledger } from './stand-in.ledger.ts';
import { refundCapture } from './stand-in.orders.ts';
import type { CaptureAs } from './stand-in.orders.ts';
import { newScript } from './stand-in.script.ts';
import type { Script } from './stand-in.script.ts';
import { captureResource, refundResource } from './stand-in.views.ts';
import { webhooks } from './stand-in.webhooks.ts';
import type { Webhooks } from './stand-in.webhooks.ts';

export interface StandInOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Signs webhooks; kept by the caller, so that those sent before a restart stay genuine. */
  signingSecret?: string;
  /** Where the shop takes webhooks. */
  webhookUrl?: string;
  /** Where the shopper's browser finds the stand-in; otherwise the address it was called by. */
  publicUrl?: string;
  /** File that keeps its memory; otherwise it forgets at the end of the process. */
  journal?: string;
  retryDelaysMs?: readonly number[];
}

export interface StandIn {
  ledger: Ledger;
  script: Script;
  webhooks: Webhooks;
  /** What the next captures come out as. */
  captureAs: CaptureAs | undefined;
  /** What the next refunds come out as; completed unless told. */
  refundAs: 'COMPLETED' | 'PENDING' | undefined;
  /** A pending refund comes to its end, without a word. */
  settleRefund(refundId: string, status: 'COMPLETED' | 'FAILED' | 'CANCELLED'): void;
  /** Someone gives money back at the provider's own site; the webhook tells, with the amount as `written` where given. */
  refundOutside(captureId: string, value?: string, written?: string): void;
  /** A pending capture comes to its end, with the webhook that says so. */
  settleCapture(captureId: string, status: 'COMPLETED' | 'DECLINED'): void;
  /** Sum of money taken and kept, in pence. */
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
    script: newScript(),
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
