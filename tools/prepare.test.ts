/** A change of any file that the build reads triggers a new build; the bundler itself lists the files. */
import path from 'node:path';
import { createBuilder, loadConfigFromFile, type Plugin, type UserConfig } from 'vite';
import { expect, test } from 'vitest';
import { isReadByServer, isReadByStorefront, ROOT } from './prepare.mjs';

/** Files of the checkout that the bundler reads, including its own configuration. */
async function filesReadByBuild(configuration: string): Promise<string[]> {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    path.join(ROOT, configuration),
  );
  if (!loaded) throw new Error(`${configuration} is missing`);
  const read = new Set([
    loaded.path,
    ...loaded.dependencies.map((file) => path.resolve(ROOT, file)),
  ]);
  const recorder: Plugin = {
    name: 'recorder',
    buildEnd() {
      for (const id of this.getModuleIds()) read.add(id.replace(/\?.*$/, ''));
    },
  };
  const builder = await createBuilder({
    ...withoutOutput(loaded.config),
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    mode: 'production',
    plugins: [...(loaded.config.plugins ?? []).filter(isNoWriter), recorder],
  });
  await builder.buildApp();
  return [...read]
    .filter((file) => path.isAbsolute(file) && file.startsWith(ROOT + path.sep))
    .map((file) => path.relative(ROOT, file).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('node_modules/'))
    .toSorted();
}

function withoutOutput({ environments = {}, ...config }: UserConfig): UserConfig {
  const silent = Object.entries(environments).map(([name, environment]) => [
    name,
    { ...environment, build: { ...environment.build, write: false } },
  ]);
  return { ...config, environments: Object.fromEntries(silent) };
}

const isNoWriter = (plugin: unknown) =>
  !(plugin as { name?: string } | null)?.name?.startsWith('precompress');

test('a change of any file that the storefront is built from makes it again', async () => {
  const files = await filesReadByBuild('vite.config.ts');
  // Guards against a recorder that recorded nothing.
  expect(files).toEqual(
    expect.arrayContaining([
      'src/web/entry-browser.tsx',
      'src/web/entry-server.tsx',
      'src/web/app.css',
      'src/office/entry.tsx',
      'vite.config.ts',
      'locales/en/shell.json',
    ]),
  );
  expect(files.filter((file) => !isReadByStorefront(file))).toEqual([]);
});

test('a change of any file that the server is bundled from makes it again', async () => {
  const files = await filesReadByBuild('vite.server.config.ts');
  expect(files).toEqual(
    expect.arrayContaining([
      'src/server/main.ts',
      'src/server/features/artwork/print/large-job.child.ts',
      'src/domain/money/money.ts',
      'catalogue/blanks.ts',
      'vite.server.config.ts',
    ]),
  );
  expect(files.filter((file) => !isReadByServer(file))).toEqual([]);
  expect(isReadByServer('src/server/main.test.ts')).toBe(false);
});
