/** Shown for an empty list, or for a category in which nothing is all of what the shopper chose. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useTranslations } from '../../state/translations.ts';
import { NothingListed } from './nothing-listed.tsx';

export interface NothingNarrowedProps {
  /** Of the category, if it is narrowed. */
  slug?: string | undefined;
  /** If it is not. */
  title: string;
}

export default function NothingNarrowed({ slug, title }: NothingNarrowedProps) {
  const t = useTranslations('listing');
  if (slug === undefined) return <NothingListed title={title} />;
  return (
    <NothingListed title={t('narrowed.title')} text={t('narrowed.advice')}>
      <Link to={`/c/${slug}`} className={buttonClass()}>
        {t('narrowed.clear')}
      </Link>
    </NothingListed>
  );
}
