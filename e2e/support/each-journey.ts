/** Runs in every file of journeys, before its own hooks. */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { closePages, connect, watchLog } from './shop.ts';

beforeAll(connect);
beforeEach(watchLog);
afterEach(closePages);
