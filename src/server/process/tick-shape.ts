/**
 * Keeps `process.nextTick` fast in a process whose garbage is collected while it is idle
 * (docs/decisions/0120).
 */
import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one tick for as long as the process runs. Called once, before the first collection.
 *
 * Node makes an object for each tick, with symbols as keys. V8 makes such objects fast by their
 * shape, but forgets a shape that no object has, and never learns it a second time.
 */
export function keepTickShape(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
