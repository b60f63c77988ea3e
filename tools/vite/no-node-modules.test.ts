import { build, createLogger } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import config from '../../vite.config.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the browser’s build of the text shaper prints no warning', { timeout: 120_000 }, async () => {
  // Vite warns of it only in production mode.
  vi.stubEnv('NODE_ENV', 'production');
  const output: string[] = [];
  const logger = createLogger('silent');
  const note = (text: string) => output.push(text);
  const plain =
    typeof config === 'function' ? config({ command: 'build', mode: 'production' }) : config;
  await build({
    configFile: false,
    customLogger: { ...logger, info: note, warn: note, warnOnce: note, error: note },
    plugins: (plain.plugins ?? [])
      .flat()
      .filter((plugin) => plugin && 'name' in plugin && plugin.name === 'no-node-modules'),
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'node_modules/harfbuzzjs/dist/harfbuzz.js' },
    },
  });
  // Apart from the messages of every build.
  expect(output.filter((text) => /externalized|warning/i.test(text))).toEqual([]);
  expect(output.join('\n')).toContain('built in');
});
