/** What the list of all products shows if no product has all that was chosen. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { NothingListed } from '../../features/listing/nothing-listed.tsx';
import { useTranslations } from '../../state/translations.ts';

export default function NothingLeft() {
  const t = useTranslations('shop');
  return (
    <NothingListed title={t('narrowed')} text={t('narrowedAdvice')}>
      <Link to="/shop" className={buttonClass()}>
        {t('clear')}
      </Link>
    </NothingListed>
  );
}
