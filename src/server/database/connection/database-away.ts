/** Recognises errors that mean Postgres cannot serve now: stopped, starting, unreachable or out of space. */

const CODES = new Set([
  // Postgres is shutting down, has crashed, is starting, or dropped the database or the session.
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  // Out of disk, memory, connections or another resource; input or output failed.
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  // A standby that is not promoted yet.
  '25006',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08007',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** The driver's own errors have no code. */
const MESSAGES =
  /^(?:Connection terminated|Connection ended|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // A stopped Postgres removes its socket.
  const isGone = code === 'ENOENT' && syscall === 'connect';
  const isAway = typeof code === 'string' ? CODES.has(code) : MESSAGES.test(error.message);
  return isGone || isAway || isDatabaseAway(error.cause);
}
