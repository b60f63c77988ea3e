/** Why the staff erase a customer. The journal keeps the text, so it names no one. */

const REASONS = {
  asked: 'The customer asked for it',
  child: 'The account is a child’s',
  mistake: 'The account was made by mistake',
} as const;

export type ErasureReason = keyof typeof REASONS;

export const ERASURE_REASONS = Object.keys(REASONS) as ErasureReason[];

export const erasureReasonText = (reason: ErasureReason): string => REASONS[reason];
