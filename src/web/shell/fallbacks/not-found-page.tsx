/** What an unknown address shows. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useTranslations } from '../../state/translations.ts';

export default function NotFoundPage() {
  const t = useTranslations('shell');
  return (
    <div className="page py-20 text-center md:py-28">
      <PageHead title={t('notFound.title')} hidden />
      <p className="font-display text-6xl text-clay" aria-hidden="true">
        404
      </p>
      <h1 className="mt-4 text-4xl">{t('notFound.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-ink-soft">{t('notFound.text')}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass()}>
          {t('notFound.home')}
        </Link>
        <Link to="/shop" className={buttonClass('secondary')}>
          {t('notFound.shop')}
        </Link>
      </p>
    </div>
  );
}
