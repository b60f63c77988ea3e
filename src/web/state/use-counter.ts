/** The translations of a field's character counter. */
import { useTranslations } from './translations.ts';

export function useCounter() {
  const t = useTranslations('common');
  return {
    shown: (used: number, limit: number) => t('characterLimit', { used, limit }),
    most: (count: number) => t('charactersAtMost', { count }),
    left: (count: number) => t('charactersLeft', { count }),
  };
}
