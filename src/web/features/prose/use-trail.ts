/** The breadcrumb trail of an information page. */
import { useTranslations } from '../../state/translations.ts';
import { addressOf, isLegal, type InformationPage } from './information-pages.ts';

export function useTrail(page: InformationPage): { name: string; to?: string }[] {
  const t = useTranslations('prose');
  const here = { name: t(`pages.${page}.name`) };
  return isLegal(page) ? [{ name: t('pages.legal.name'), to: addressOf('legal') }, here] : [here];
}
