/** The seller's details that the law requires. */
import type { ReactNode } from 'react';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export function SellerBlock() {
  const t = useTranslations('prose');
  const { name, company, address, companyNumber, vatNumber, email, phone } = shopSettings();
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 rounded-soft bg-paper-deep px-5 py-5 text-base sm:grid-cols-2 md:px-7">
      <Fact term={t('seller.name')}>{company}</Fact>
      <Fact term={t('seller.trading')}>{name}</Fact>
      <Fact term={t('seller.address')}>
        {[company, ...address].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
      <Fact term={t('seller.reach')}>
        <a
          href={`mailto:${email}`}
          className="block break-all text-bottle underline underline-offset-4"
        >
          {email}
        </a>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          className="mt-1 block text-bottle underline underline-offset-4"
        >
          {phone}
        </a>
      </Fact>
      {companyNumber && <Fact term={t('seller.number')}>{companyNumber}</Fact>}
      <Fact term={t('seller.vat')}>{vatNumber ?? t('seller.noVat')}</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
