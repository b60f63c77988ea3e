/** What a search without results shows: why, and where to go on. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { NothingListed } from '../../features/listing/nothing-listed.tsx';
import { useTranslations } from '../../state/translations.ts';
import { Others } from './others.tsx';
import type { searchData } from './search-data.ts';

interface NothingFoundProps extends Awaited<ReturnType<typeof searchData>> {
  isNarrowed: boolean;
}

export default function NothingFound({ keyword, keep, instead, isNarrowed }: NothingFoundProps) {
  const t = useTranslations('search');
  return (
    <NothingListed
      title={isNarrowed ? t('narrowed') : t('nothing', { keyword })}
      text={t(isNarrowed ? 'narrowedAdvice' : 'advice')}
      instead={instead.length > 0 && <Others title={t('instead')} products={instead} />}
    >
      {isNarrowed && (
        <Link to={{ search: `?${new URLSearchParams(keep)}` }} className={buttonClass()}>
          {t('clear')}
        </Link>
      )}
    </NothingListed>
  );
}
