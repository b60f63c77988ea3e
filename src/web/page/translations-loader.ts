/** Loads translations that the first page did not include: ten files at a time, each with five retries. */
import { LANGUAGE, type Bundle } from '../../domain/text/read-translations.ts';
import { hasTranslations, provideTranslations } from '../state/translations.ts';

/** Namespaces that every page needs. */
export const SHARED_NAMESPACES = ['common', 'shell'] as const;

const PARALLEL_READS = 10;
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

const underWay = new Map<string, Promise<void>>();
const waiting: (() => void)[] = [];
let reads = 0;

export async function loadTranslations(
  namespaces: readonly string[],
  version: string,
): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasTranslations(namespace));
  await Promise.all(missing.map((namespace) => loadOnce(namespace, version)));
}

/**
 * Shares one request between a screen and a dialog that need the same file. A failed one is
 * requested again next time.
 */
function loadOnce(namespace: string, version: string): Promise<void> {
  const begun = underWay.get(namespace);
  if (begun) return begun;
  const loading = readWithRetries(`/locales/${LANGUAGE}/${namespace}.json?v=${version}`)
    .then((bundle) => provideTranslations({ [namespace]: bundle }))
    .finally(() => underWay.delete(namespace));
  underWay.set(namespace, loading);
  return loading;
}

async function readWithRetries(address: string): Promise<Bundle> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await readInTurn(address);
    } catch (failure) {
      if (retry === RETRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** retry));
    }
  }
}

/** A read that waits for its retry does not occupy a slot. */
async function readInTurn(address: string): Promise<Bundle> {
  if (reads === PARALLEL_READS) await new Promise<void>((resolve) => waiting.push(resolve));
  else reads += 1;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return (await answer.json()) as Bundle;
  } finally {
    const next = waiting.shift();
    // The slot is passed on, not released, so that a new caller cannot take it.
    if (next) next();
    else reads -= 1;
  }
}
