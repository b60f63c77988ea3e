/** Every change of an order by the staff and by commands: checked, recorded, in one transaction. */
import { bound } from '../../../bound.ts';
import { changeMany } from './change-many.ts';
import { changeAddress } from './change-address.ts';
import type { OrderChangesDependencies } from './changes.context.ts';
import { holdOrder, releaseOrder } from './hold-order.ts';
import { approveLine, flagLine } from './approve-line.ts';
import { resendEmail } from './resend-email.ts';
import { writeNote } from './write-note.ts';
import { remakeLine } from './remake-line.ts';
import {
  cancelOrder,
  changeWords,
  deliverOrder,
  dispatchOrder,
  dispatchPacked,
  recordRefund,
  produceOrder,
  refundOrder,
} from './steps.ts';

export type { ChangeAuthor, OrderChangesDependencies } from './changes.context.ts';

export type OrderChangesService = ReturnType<typeof orderChangesService>;

export function orderChangesService(dependencies: OrderChangesDependencies) {
  return bound(dependencies, {
    produce: produceOrder,
    dispatch: dispatchOrder,
    dispatchPacked,
    deliver: deliverOrder,
    cancel: cancelOrder,
    refund: refundOrder,
    recordRefund,
    changeWords,
    remake: remakeLine,
    approve: approveLine,
    flag: flagLine,
    hold: holdOrder,
    release: releaseOrder,
    changeAddress,
    note: writeNote,
    resendEmail,
    many: changeMany,
  });
}
