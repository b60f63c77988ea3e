/** Contact, feedback and problem report: one form with different fields for each. */
import { useLocation } from '../../navigation/use-router.ts';
import { DatesBeside } from '../../features/dispatch-promise/dates-beside.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { addressOf, pageAt } from '../../features/prose/information-pages.ts';
import { ProseLayout } from '../../features/prose/prose-layout.tsx';
import { shopValues } from '../../features/prose/prose-text.ts';
import { useTrail } from '../../features/prose/use-trail.ts';
import { Trail } from '../../features/trail/trail.tsx';
import { useTranslations } from '../../state/translations.ts';
import { CommonQuestions } from './common-questions.tsx';
import { MessageForm } from './message-form.tsx';
import type { MessageKind } from './message-rules.ts';

export default function ContactScreen() {
  const t = useTranslations('contact');
  const kind = pageAt(useLocation().pathname) as MessageKind;
  const values = shopValues();
  return (
    <div className="page pt-6 pb-16">
      <PageHead
        title={t(`${kind}.title`)}
        description={t(`${kind}.description`, values)}
        path={addressOf(kind)}
      />
      <Trail steps={useTrail(kind)} />
      <ProseLayout
        page={kind}
        beside={<DatesBeside />}
        heading={t(`${kind}.heading`)}
        intro={t(`${kind}.intro`)}
        form={kind !== 'contact'}
      >
        {kind === 'contact' && <CommonQuestions />}
        <MessageForm key={kind} kind={kind} />
      </ProseLayout>
    </div>
  );
}
