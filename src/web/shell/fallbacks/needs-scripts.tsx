/** Says, without JavaScript, that a page needs it, and how to order without it. */
import { usePage } from '../../navigation/use-router.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

const LINK = 'text-bottle underline underline-offset-4';

export function NeedsScripts() {
  const { handle } = usePage().route;
  // React leaves the content of this element alone in browsers, which need not load it.
  return handle?.needsScripts && <noscript>{import.meta.env.SSR && <OrderWithout />}</noscript>;
}

function OrderWithout() {
  const t = useTranslations('shell');
  const { email, phone } = shopSettings();
  return (
    <div className="page mt-6">
      <p className="rounded-soft bg-clay-tint px-5 py-4">
        {t('noScript')}{' '}
        <a href={`mailto:${email}`} className={LINK}>
          {email}
        </a>{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK}>
          {phone}
        </a>
      </p>
    </div>
  );
}
