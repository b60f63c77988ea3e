/** The shop's contact details, beside every information page. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

const WAY =
  'inline-flex min-h-11 items-center gap-3 font-semibold text-bottle underline-offset-4 hover:underline';

export function ContactCard({ form = true }: { form?: boolean }) {
  const t = useTranslations('prose');
  const { phone, email, openingHours, company, address } = shopSettings();
  return (
    <section className="rounded-soft border border-line bg-white p-6">
      <h2 className="text-xl">{t('reach.title')}</h2>
      <p className="mt-2 text-ink-soft">{t('reach.text')}</p>
      <ul className="mt-3">
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`} className={WAY}>
            <Icon name="phone" />
            {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`} className={`${WAY} break-all`}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      </ul>
      {openingHours && <p className="mt-2 text-ink-soft">{openingHours}</p>}
      {!form && (
        <address className="mt-4 text-ink-soft not-italic">
          {[company, ...address].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      )}
      {form && (
        <Link to="/contact" className={buttonClass('secondary', 'medium', 'mt-3 w-full')}>
          {t('reach.write')}
        </Link>
      )}
    </section>
  );
}
