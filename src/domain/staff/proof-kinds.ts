/** How a member of the staff proves their identity again; confirmation: by a bare call. */
export const PROOF_KINDS = ['passkey', 'code', 'password', 'confirmation'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
