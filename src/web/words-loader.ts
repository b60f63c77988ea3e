/** Reads the words that the first page did not bring: ten files at a time, each with five retries. */
import { LANGUAGE, type Bundle } from '../domain/read-words.ts';
import { hasWords, provideWords } from './state/words.ts';

/** Namespaces that every page needs. */
export const SHARED_WORDS = ['common', 'shell'] as const;

const PARALLEL_READS = 10;
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

export async function loadWords(namespaces: readonly string[], version: string): Promise<void> {
  const missing = namespaces.filter((namespace) => !hasWords(namespace));
  for (let from = 0; from < missing.length; from += PARALLEL_READS) {
    await Promise.all(
      missing.slice(from, from + PARALLEL_READS).map(async (namespace) => {
        provideWords({
          [namespace]: await readWithRetries(`/locales/${LANGUAGE}/${namespace}.json?v=${version}`),
        });
      }),
    );
  }
}

async function readWithRetries(address: string): Promise<Bundle> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return (await answer.json()) as Bundle;
    } catch (failure) {
      if (attempt === RETRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** attempt));
    }
  }
}
