/** Pages that are mostly text: about, payment, Royal Mail changes, selling to us, and the legal ones. */
import { useLocation } from '../../navigation/use-router.ts';
import { DatesBeside } from '../../features/dispatch-promise/dates-beside.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Highlights } from '../../features/prose/highlights.tsx';
import { addressOf, pageAt } from '../../features/prose/information-pages.ts';
import { ProseLayout } from '../../features/prose/prose-layout.tsx';
import { ProseSections } from '../../features/prose/prose-sections.tsx';
import { readText } from '../../features/prose/prose-text.ts';
import { readSections } from '../../features/prose/read-sections.ts';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { bundleOf } from '../../state/translations.ts';
import { additionsTo } from './page-additions.tsx';

export default function InformationScreen() {
  const page = pageAt(useLocation().pathname);
  const text = readText(page);
  const bundle = bundleOf(page);
  const { lead, highlights, opening, Fold, isWide, sections, without } = additionsTo(page);
  const all = readSections(bundle, without);
  return (
    <div className="page pt-6 pb-16">
      <PageHead title={text('title')} description={text('description')} path={addressOf(page)} />
      <Trail steps={useTrail(page)} />
      <ProseLayout
        page={page}
        beside={<DatesBeside />}
        heading={text('heading')}
        intro={text('intro')}
        updated={bundle['updated'] === undefined ? undefined : text('updated')}
        isWide={isWide}
        lead={lead ?? (highlights && <Highlights of={highlights} text={text} />)}
      >
        {opening && (
          <div className="mb-8">
            <ProseSections sections={all.filter(({ id }) => id === opening)} text={text} />
          </div>
        )}
        <ProseSections
          sections={all.filter(({ id }) => id !== opening)}
          text={text}
          extras={sections}
          Fold={Fold}
          isWide={isWide}
        />
      </ProseLayout>
    </div>
  );
}
