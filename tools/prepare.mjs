/**
 * Prepares a checkout: installs packages, finds the pinned Node, builds the storefront and bundles
 * the server. Plain JavaScript for Node 20.
 */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const LEAST_NODE = 20;
const STOREFRONT = {
  title: 'Building the storefront',
  configuration: 'vite.config.ts',
  mark: 'dist/.built-from',
  folders: [
    'src/web',
    'src/office',
    'src/design-editor',
    'src/live-photo',
    'src/ui',
    'src/contract',
    'src/domain',
    'src/artwork',
    'locales',
  ],
  files: [
    'vite.config.ts',
    'tools/vite/escape-wide-characters.ts',
    'tools/vite/no-node-modules.ts',
    'package-lock.json',
  ],
};
const SERVER = {
  title: 'Bundling the server',
  configuration: 'vite.server.config.ts',
  mark: 'dist/shop/.built-from',
  folders: ['src/server', 'src/contract', 'src/domain', 'src/artwork', 'locales', 'catalogue'],
  files: ['vite.server.config.ts', 'tools/vite/escape-wide-characters.ts', 'package-lock.json'],
  /** Other files of these folders are read while the shop runs. */
  only: /(?<!\.test)\.(?:ts|json)$/,
  /** A process that runs the last bundle may load parts of it while others start the next one. */
  keepsLast: true,
};
const BUILDS = [STOREFRONT, SERVER];
const BUILD_LOCK = 'node_modules/.cache/build.lock';
const LOCK_LOOK_MS = 100;
const LONGEST_WRITE_MS = 60_000;

/** A failed preparation step; its message is sufficient. */
export class PreparationError extends Error {}

export function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Does only what is missing: a prepared checkout passes in a few milliseconds. */
export async function prepare() {
  refuseOldNode();
  const stale = BUILDS.filter(isStale);
  if (isInstallNeeded({ withTools: stale.length > 0 })) await install();
  for (const build of stale) await make(build);
}

/** For commands, which need neither the tools nor a build. */
export async function preparePackages() {
  refuseOldNode();
  if (isInstallNeeded({ withTools: false })) await install();
}

/** For tests, checks and development, which need the tools but not a build. */
export async function prepareTools() {
  refuseOldNode();
  if (isInstallNeeded({ withTools: true })) await install();
}

async function make(build) {
  const vite = inModules('vite/bin/vite.js');
  const args = [vite, 'build', '--app', `--config=${build.configuration}`, '--logLevel=warn'];
  if (build.keepsLast) removeOlderThanLast(build);
  // A build that is broken off is made again.
  rmSync(path.join(ROOT, build.mark), { force: true });
  // Vitest sets NODE_ENV to test, which would make a development build of React.
  const env = environment({ NODE_ENV: 'production' });
  await step(build.title, pinnedNode(), args, { env });
  writeFileSync(path.join(ROOT, build.mark), fingerprintOf(build));
}

/** The bundler writes its files within a minute before the mark. */
function removeOlderThanLast({ mark }) {
  const file = path.join(ROOT, mark);
  const folder = path.dirname(file);
  if (!existsSync(folder)) return;
  const last = existsSync(file) ? statSync(file).mtimeMs - LONGEST_WRITE_MS : Infinity;
  for (const name of readdirSync(folder)) {
    const each = path.join(folder, name);
    if (statSync(each).mtimeMs < last) rmSync(each, { force: true });
  }
}

/** Safe to call from several processes at once: one builds, the others wait for it. */
export async function buildIfStale() {
  while (BUILDS.some(isStale)) {
    if (!lockBuild()) {
      await sleep(LOCK_LOOK_MS);
      continue;
    }
    try {
      for (const build of BUILDS.filter(isStale)) await make(build);
    } finally {
      rmSync(path.join(ROOT, BUILD_LOCK), { force: true });
    }
  }
}

/** Takes the lock unless another running process holds it. */
function lockBuild() {
  const lock = path.join(ROOT, BUILD_LOCK);
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHolderAlive(lock)) rmSync(lock, { force: true });
  return false;
}

function isHolderAlive(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The Node that package.json pins, which may differ from the system's. */
export function pinnedNode() {
  const pinned = inModules(process.platform === 'win32' ? 'node/bin/node.exe' : 'node/bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new PreparationError(
    'The pinned Node is missing: its install script did not run. Run "npm ci --foreground-scripts" without ignore-scripts.',
  );
}

/** Puts the pinned Node and installed programs first in the path. */
export function environment(extra = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin');
  return {
    // Caches compiled modules, which makes later starts a third faster.
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  };
}

export function inModules(file) {
  return path.join(ROOT, 'node_modules', ...file.split('/'));
}

/** Runs a program to its end and reports how long it took. */
export async function step(title, program, args, options = {}) {
  const begun = Date.now();
  print(`${title} …`);
  const code = await run(program, args, options);
  if (code !== 0)
    throw new PreparationError(`${title} failed (exit code ${code}); its output is above.`);
  print(`${title}: done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: environment(),
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
}

function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < LEAST_NODE)
    throw new PreparationError(
      `Node ${LEAST_NODE} or newer is required; this is ${process.version}.`,
    );
}

async function install() {
  const npm = process.env.npm_execpath;
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const title = 'Installing packages (about a minute)';
  if (npm?.endsWith('.js')) await step(title, process.execPath, [npm, ...args]);
  else await step(title, 'npm', args, { shell: process.platform === 'win32' });
}

/**
 * Whether node_modules differs from package-lock.json. Packages for other systems may be absent,
 * and without the tools also development packages.
 */
function isInstallNeeded({ withTools }) {
  const installedFile = inModules('.package-lock.json');
  if (!existsSync(installedFile)) return true;
  const wanted = readPackages(path.join(ROOT, 'package-lock.json'));
  const installed = readPackages(installedFile);
  const isOther = Object.entries(installed).some(
    ([name, { version }]) => wanted[name]?.version !== version,
  );
  return (
    isOther ||
    Object.entries(wanted).some(([name, { optional, devOptional, dev }]) => {
      if (name === '' || installed[name] || optional || devOptional) return false;
      return withTools || !dev;
    })
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Whether a change of the file, given relative to the checkout's root, makes the build stale. */
function isReadBy({ folders, files, only }, file) {
  if (files.includes(file)) return true;
  return folders.some((folder) => file.startsWith(`${folder}/`)) && (!only || only.test(file));
}

export const isReadByStorefront = (file) => isReadBy(STOREFRONT, file);
export const isReadByServer = (file) => isReadBy(SERVER, file);

function isStale(build) {
  const mark = path.join(ROOT, build.mark);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprintOf(build);
}

/** Changes with every file that is added, removed or written, without reading contents. */
function fingerprintOf(build) {
  const hash = createHash('sha256');
  const add = (file) => {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    hash.update(`${file}:${size}:${Math.trunc(mtimeMs)}\n`);
  };
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(ROOT, folder), { withFileTypes: true })) {
      const name = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(name);
      else if (isReadBy(build, name)) add(name);
    }
  };
  build.folders.filter((folder) => existsSync(path.join(ROOT, folder))).forEach(walk);
  build.files.filter((file) => existsSync(path.join(ROOT, file))).forEach(add);
  return hash.digest('hex');
}
