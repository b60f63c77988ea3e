/** Records in the journal what a member tried to do without permission. */
import type { StaffContext } from './staff.context.ts';

export async function recordRefusedCall(
  { staff, record }: StaffContext,
  { staffId, call, requestId }: { staffId: string; call: string; requestId: string },
): Promise<void> {
  await staff.transaction((transaction) =>
    record(transaction, {
      actor: { kind: 'staff', name: staffId },
      action: 'staff.refuseCall',
      subject: { kind: 'call', id: call },
      before: null,
      after: null,
      requestId,
    }),
  );
}
