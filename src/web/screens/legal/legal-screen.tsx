/** The legal texts with their summaries, and the seller's details. */
import { PageHead } from '../../features/page-head/page-head.tsx';
import { LEGAL_PAGES } from '../../features/prose/information-pages.ts';
import { PageCards } from '../../features/prose/page-cards.tsx';
import { ProseLayout } from '../../features/prose/prose-layout.tsx';
import { shopValues } from '../../features/prose/prose-text.ts';
import { SellerBlock } from '../../features/prose/seller-block.tsx';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';

export default function LegalScreen() {
  const t = useTranslations('legal');
  return (
    <div className="page pt-6 pb-16">
      <PageHead title={t('title')} description={t('description', shopValues())} path="/legal" />
      <Trail steps={useTrail('legal')} />
      <ProseLayout page="legal" heading={t('heading')} intro={t('intro')}>
        <h2 className="sr-only">{t('texts')}</h2>
        <PageCards pages={LEGAL_PAGES} />
        <section className="mt-12 max-w-prose">
          <h2 className="text-2xl md:text-3xl">{t('seller')}</h2>
          <SellerBlock />
        </section>
      </ProseLayout>
    </div>
  );
}
