/** Delivery: prices, dispatch and arrival times, and coming bank holidays. */
import { usePageData } from '../../navigation/use-router.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { FoldedSection } from '../../features/prose/folded-section.tsx';
import { Highlights } from '../../features/prose/highlights.tsx';
import { ProseLayout } from '../../features/prose/prose-layout.tsx';
import { ProseSections } from '../../features/prose/prose-sections.tsx';
import { readText } from '../../features/prose/prose-text.ts';
import { readSections } from '../../features/prose/read-sections.ts';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { bundleOf } from '../../state/translations.ts';
import { BankHolidays } from './bank-holidays.tsx';
import type { deliveryData } from './delivery-data.ts';
import { OrderedNow } from './ordered-now.tsx';
import { ZonePrices } from './zones-table.tsx';

export default function DeliveryScreen() {
  const { holidays } = usePageData<typeof deliveryData>();
  const text = readText('delivery');
  const [now, places, ...sections] = readSections(bundleOf('delivery'));
  return (
    <div className="page pt-6 pb-16">
      <PageHead title={text('title')} description={text('description')} path="/delivery" />
      <Trail steps={useTrail('delivery')} />
      <ProseLayout page="delivery" heading={text('heading')} intro={text('intro')}>
        {/* First of all: most people come for these dates. */}
        <ProseSections sections={now ? [now] : []} text={text} extras={{ now: <OrderedNow /> }} />
        <div className="mt-10 max-w-prose md:text-lg">
          <Highlights
            of={[
              { name: 'price', icon: 'card' },
              { name: 'dispatch', icon: 'van' },
              { name: 'courier', icon: 'home' },
            ]}
            text={text}
          />
        </div>
        <ProseSections
          sections={places ? [places] : []}
          text={text}
          extras={{ places: <ZonePrices /> }}
        />
        <div className="mt-8">
          <ProseSections
            sections={sections}
            text={text}
            extras={{ holidays: <BankHolidays holidays={holidays} /> }}
            Fold={FoldedSection}
          />
        </div>
      </ProseLayout>
    </div>
  );
}
