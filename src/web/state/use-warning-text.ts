/** What may come out badly of a design, in words. Needs the namespace `design-warning`. */
import type { DesignWarning } from '../../domain/personalisation/design-warning.ts';
import { useTranslations } from './translations.ts';

/** A sentence that names the part: “Name: ‘Nana Gwen’ may be cut off.” @param more how many others there are */
export function useWarningText(): (warning: DesignWarning, more: number) => string {
  const t = useTranslations('design-warning');
  return ({ kind, part, label, text }, more) => {
    const what = part === 'text' ? t(label ? 'labelled' : 'unlabelled', { label, text }) : t(part);
    const told = kind === 'hiddenWords' && part === 'photo' ? 'photoOverWords' : kind;
    const warning = t(`kinds.${told}`, { what });
    return more > 0 ? t('several', { warning, count: more }) : t('told', { warning });
  };
}
