import { inject } from 'vitest';

/** The running shop of this worker. */
export const shop = inject('openShops')[Number(process.env.VITEST_POOL_ID) - 1]!;
