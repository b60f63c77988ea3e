/** Where there is no order to show: nothing ordered here yet, or an address that opens none. */
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { useWords } from '../../state/translations.ts';

export function NoOrder({ why }: { why: 'none' | 'unknown' }) {
  const t = useWords('thank-you');
  return (
    <div className="py-10 text-center">
      <h1 className="text-4xl">{t(`${why}.title`)}</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">{t(`${why}.text`)}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/shop" className={buttonClass()}>
          {t('shop')}
        </Link>
        <Link to="/contact" className={buttonClass('secondary')}>
          {t('contact')}
        </Link>
      </p>
    </div>
  );
}
