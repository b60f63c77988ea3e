/** Checks whether the server and its database respond. These endpoints are not part of the contract. */

export type Answering = 'good' | 'bad';

export interface Health {
  /** The pages. */
  website: Answering;
  /** Everything that needs the database: carts, orders, accounts. */
  orders: Answering;
}

const PATIENCE_MS = 10_000;

export async function fetchHealth(): Promise<Health> {
  const [website, orders] = await Promise.all([answers('/health/live'), answers('/health/ready')]);
  return { website, orders };
}

/** Whether the server responds. */
export async function shopAnswers(): Promise<boolean> {
  return (await answers('/health/live')) === 'good';
}

async function answers(address: string): Promise<Answering> {
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? 'good' : 'bad';
  } catch {
    return 'bad';
  }
}
