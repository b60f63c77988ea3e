/** Runs in every file of journeys, before its own hooks. */
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { watchLog } from './running/failures.ts';
import { closePages, connect } from './shop.ts';

beforeAll(connect);
beforeEach(watchLog);
afterEach(closePages);
