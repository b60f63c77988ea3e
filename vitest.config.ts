/** Which tests there are: pure rules, the server on a real Postgres, single components and whole journeys in a browser. */

import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const TAKES_MINUTES =
  /server\/(every-call|process-tests|backup|commands)\/|checkout\.crash|e2e\/(accessibility|office|designs)\//;

/** Starts files that take minutes before others, so that no core idles at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await Reflect.apply(super.sort, this, [files]);
    const isLong = ({ moduleId }: TestSpecification) => TAKES_MINUTES.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** No test: `npm run look` takes pictures of the shop that the journeys walk through. */
const LOOKING = {
  test: {
    name: 'look',
    include: ['e2e/look.ts'],
    globalSetup: 'e2e/support/setup.ts',
    setupFiles: 'e2e/support/each-journey.ts',
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
};

const CORES = availableParallelism();
/**
 * Vitest runs projects with different numbers of workers one after another, in this order. Server
 * tests often wait for a process to start or to stop: half as many workers again use the cores meanwhile.
 */
const THEN_SERVER = { maxWorkers: Math.ceil(CORES * 1.5), sequence: { groupOrder: 1 } };
/** Each with a shop and a browser. */
const THEN_JOURNEYS = { maxWorkers: Math.min(4, CORES), sequence: { groupOrder: 2 } };

/** Tests that replace a module, measure memory or need its first state have a process of their own. */
const ALONE = 'src/server/**/*.isolated.test.ts';

const ON_POSTGRES = {
  globalSetup: 'src/server/testing/database/setup.ts',
  expect: { poll: { timeout: 60_000 } },
  // Limits for the slowest machine, not for this one: they cost time only where something hangs.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // All cores; Vitest's default leaves one free.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'src/{domain,artwork,contract,ui,live-photo,design-editor,web,office}/**/*.test.{ts,tsx}',
            '{bench,catalogue,faults,tools,locales}/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          exclude: [ALONE],
          // Loading the server's modules takes a core two seconds: once for each worker, not for each file.
          isolate: false,
          ...ON_POSTGRES,
          ...THEN_SERVER,
        },
      },
      { test: { name: 'isolated', include: [ALONE], ...ON_POSTGRES, ...THEN_SERVER } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/support/setup.ts',
          setupFiles: 'e2e/support/each-journey.ts',
          // One browser for each worker, and its modules loaded once.
          isolate: false,
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 600_000,
          hookTimeout: 300_000,
          ...THEN_JOURNEYS,
        },
      },
      'vitest.components.config.ts',
      ...(process.env.LOOK ? [LOOKING] : []),
    ],
  },
});
