/** Shown for a category in which nothing is all of what the shopper chose. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useTranslations } from '../../state/translations.ts';
import { NothingListed } from './nothing-listed.tsx';

export function NothingNarrowed({ slug }: { slug: string }) {
  const t = useTranslations('listing');
  return (
    <NothingListed title={t('narrowed.title')} text={t('narrowed.advice')}>
      <Link to={`/c/${slug}`} className={buttonClass()}>
        {t('narrowed.clear')}
      </Link>
    </NothingListed>
  );
}
