/** The footer of every page: the shop's promises, links and contact. The checkout has nothing that leads elsewhere. */
import { useLocation } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { footerColumns } from '../../../domain/catalogue/menu.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import type { PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { accountLinks } from '../header/account-links.ts';
import { frameKind, keptContent, type FrameKind } from '../kept-frame.ts';
import { FooterColumn, type FooterLink } from './footer-column.tsx';

const BENEFITS = [
  ['dispatch', 'van'],
  ['checkout', 'card'],
  ['account', 'person'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Footer({ menu }: { menu: PageMenu }) {
  const t = useTranslations('shell');
  const kind = frameKind(useLocation().pathname);
  const content = keptContent('footer', <FooterRows menu={menu} kind={kind} />);
  return (
    <footer
      aria-label={t('footer.label')}
      className="mt-12 border-t border-line bg-paper-deep"
      {...content}
    />
  );
}

export function FooterRows({ menu, kind }: { menu: PageMenu; kind: FrameKind }) {
  const t = useTranslations('shell');
  const isCheckout = kind === '/checkout';
  return (
    <>
      {kind === 'usual' && (
        <div className="page flex justify-center pt-8">
          <Link to="/feedback" className={buttonClass('secondary', 'medium', 'bg-paper')}>
            <Icon name="pencil" />
            {t('footer.feedback')}
          </Link>
        </div>
      )}
      <Benefits />
      {!isCheckout && <FooterLinks menu={menu} />}
      <FooterContact isCheckout={isCheckout} />
    </>
  );
}

function Benefits() {
  const t = useTranslations('shell');
  const { cutOff } = shopSettings();
  return (
    <ul className="page grid gap-8 py-12 md:grid-cols-3">
      {BENEFITS.map(([key, icon]) => (
        <li key={key} className="flex gap-4">
          <Icon name={icon} className="mt-0.5 size-7 text-bottle" />
          <div>
            <p className="font-display text-lg font-semibold">
              {t(`footer.benefits.${key}.title`)}
            </p>
            <p className="mt-1 text-ink-soft">{t(`footer.benefits.${key}.text`, { cutOff })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function FooterLinks({ menu }: { menu: PageMenu }) {
  const t = useTranslations('shell');
  const signedIn = useAccount(isSignedIn);
  const [first, second] = footerColumns(menu).map((column): FooterLink[] =>
    column.map(({ slug, name }) => ({ to: `/c/${slug}`, label: name })),
  );
  return (
    <div className="border-t border-line">
      <div className="page grid gap-x-8 py-10 md:grid-cols-3 md:gap-y-10 lg:grid-cols-5">
        <FooterColumn id="footer-shop" title={t('footer.shop')} links={first ?? []} />
        <FooterColumn id="footer-more" title={t('footer.more')} links={second ?? []} />
        <FooterColumn
          id="footer-information"
          title={t('footer.information')}
          links={[
            { to: '/about', label: t('footer.about') },
            { to: '/delivery', label: t('footer.delivery') },
            { to: '/payment', label: t('footer.payment') },
            { to: '/royal-mail-changes', label: t('footer.royalMail') },
            { to: '/selling-to-us', label: t('footer.selling') },
            { to: '/find-order', label: t('footer.findOrder') },
            { to: '/contact', label: t('footer.contactUs') },
            { to: '/report', label: t('footer.report') },
            { to: '/sitemap', label: t('footer.sitemap') },
          ]}
        />
        <FooterColumn
          id="footer-account"
          title={t('account.menu')}
          links={accountLinks(signedIn).map(({ to, label }) => ({ to, label: t(label) }))}
        />
        <FooterColumn
          id="footer-legal"
          title={t('footer.legal')}
          links={[
            { to: '/legal', label: t('footer.legalOverview') },
            { to: '/legal/terms', label: t('footer.terms') },
            { to: '/legal/returns', label: t('footer.returns') },
            { to: '/legal/privacy', label: t('footer.privacy') },
            { to: '/legal/cookie', label: t('footer.cookie') },
            { to: '/legal/website-security', label: t('footer.security') },
          ]}
        />
      </div>
    </div>
  );
}

function FooterContact({ isCheckout }: { isCheckout: boolean }) {
  const t = useTranslations('shell');
  const { company, phone, email, statusUrl } = shopSettings();
  return (
    <div className="border-t border-line">
      <div className="page grid gap-8 py-10 text-ink-soft lg:grid-cols-5">
        {!isCheckout && (
          <div className="lg:col-span-3">
            <h2 className="text-lg text-ink">{t('footer.keywordsLabel')}</h2>
            <ul className="mt-2 flex max-w-prose flex-wrap gap-x-4">
              {t('footer.keywords')
                .split(' · ')
                .map((keyword) => (
                  <li key={keyword}>
                    <Link
                      to={`/search?q=${keyword.replaceAll(' ', '+')}`}
                      className="inline-block py-1 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline"
                    >
                      {keyword}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        )}
        <div className="lg:col-span-2">
          <h2 className="text-lg text-ink">{t('footer.contact')}</h2>
          <p className="mt-2">
            {t('footer.phone')}{' '}
            <a
              href={`tel:${phone.replaceAll(' ', '')}`}
              className="inline-block py-1 font-semibold text-bottle underline underline-offset-4"
            >
              {phone}
            </a>
          </p>
          <p>
            {t('footer.email')}{' '}
            <a
              href={`mailto:${email}`}
              className="inline-block py-1 font-semibold text-bottle underline underline-offset-4"
            >
              {email}
            </a>
          </p>
        </div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t border-line pt-6 text-sm lg:col-span-5">
          <span>{t('footer.copyright', { company })}</span>
          <a href={statusUrl} className="py-1 underline underline-offset-4">
            {t('footer.status')}
          </a>
        </p>
      </div>
    </div>
  );
}
