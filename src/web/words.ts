/** The words of the shop: one i18next instance, filled before rendering, so that no screen ever waits for its words. */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Words = Record<string, Record<string, unknown>>;

export const LANGUAGE = 'en';
/** Namespaces that every page needs. */
export const SHARED_WORDS = ['common', 'shell'] as const;

const PARALLEL_READS = 10;
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

export function createWords(words: Words): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: LANGUAGE,
    fallbackLng: LANGUAGE,
    defaultNS: 'common',
    resources: { [LANGUAGE]: words },
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Reads namespaces that the first page did not bring, in batches of ten, each with five retries. */
export async function loadWords(instance: i18n, namespaces: readonly string[], version: string): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle(LANGUAGE, namespace));
  for (let from = 0; from < missing.length; from += PARALLEL_READS) {
    await Promise.all(
      missing.slice(from, from + PARALLEL_READS).map(async (namespace) => {
        const bundle = await readWithRetries(`/locales/${LANGUAGE}/${namespace}.json?v=${version}`);
        instance.addResourceBundle(LANGUAGE, namespace, bundle);
      }),
    );
  }
}

async function readWithRetries(address: string): Promise<unknown> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      return await answer.json();
    } catch (failure) {
      if (attempt === RETRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** attempt));
    }
  }
}
