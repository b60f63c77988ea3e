/**
 * Finds a Chromium for the browser journeys, or installs one if it can do so without asking. Plain
 * JavaScript for Node 20.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inModules, pinnedNode, PreparationError, run, step } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/** Chromium without windows: the same pages for half the processor time. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  '/snap/bin/chromium',
];

/** Returns the path of the program. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given))
    throw new PreparationError(`CHROMIUM_PATH names ${given}, which does not exist.`);
  return given ?? onSystem() ?? (await installed());
}

/** The path of an installed Chromium, if any. */
export function onSystem() {
  return [...onPath(NAMES), ...PLACES].find((file) => existsSync(file)) ?? playwrightsOwn();
}

/** The path of an installed Chromium without windows, if any; unless CHROMIUM_PATH names the browser to use. */
export function headlessOnSystem() {
  if (process.env.CHROMIUM_PATH) return undefined;
  return onPath(HEADLESS).find((file) => existsSync(file));
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function installed() {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installByApt();
  else await run(pinnedNode(), [inModules('playwright-core/cli.js'), 'install', 'chromium']);
  const found = onSystem();
  if (found) return found;
  throw new PreparationError(
    'The browser journeys need Chromium: install it, or name it with CHROMIUM_PATH.',
  );
}

async function installByApt() {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await step('Refreshing the list of system packages', 'apt-get', ['update', '-qq'], options);
  const install = [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-liberation',
  ];
  await step('Installing Chromium', 'apt-get', install, options);
}

/** The browser that `playwright-core install` downloaded, if any. */
function playwrightsOwn() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], {
    cwd: inModules('.'),
    encoding: 'utf8',
  });
  return status === 0 && existsSync(stdout) ? stdout : undefined;
}
