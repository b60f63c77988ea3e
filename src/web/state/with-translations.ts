/** Code and translations that load together. */
import { awaitTranslations } from './translations.ts';

/** Loads what a component needs: `lazyComponent(withTranslations(['reminders'], loadPanel))`. */
export const withTranslations =
  <Loaded>(namespaces: readonly string[], load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> =>
    (await Promise.all([load(), awaitTranslations(namespaces)]))[0];
