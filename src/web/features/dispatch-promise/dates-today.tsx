/** When an order placed now leaves and arrives, beside pages of information on desktops. Loaded after the page. */
import { DispatchPromise } from './dispatch-promise.tsx';
import { Link } from '../../navigation/link.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { useTranslations } from '../../state/translations.ts';

export function DatesToday() {
  const t = useTranslations('prose');
  return (
    <section className="rounded-soft border border-line bg-white p-6 max-lg:hidden">
      <h2 className="text-xl">{t('today.title')}</h2>
      <DispatchPromise className="mt-3" />
      <Link to="/delivery" className={`mt-2 inline-flex min-h-11 items-center ${TEXT_LINK}`}>
        {t('today.all')}
      </Link>
    </section>
  );
}
