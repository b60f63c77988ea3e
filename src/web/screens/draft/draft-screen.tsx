/** A shared design as its recipient sees it: a large picture, its text, and a form to reply. */
import { usePage } from '../../navigation/use-router.ts';
import type { SharedDraft } from '../../../contract/designs/drafts.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { browserApi } from '../../api/client.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { useLoaded } from '../../features/account-frame/use-loaded.ts';
import { useTranslations } from '../../state/translations.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { NoSuchDraft } from './no-such-draft.tsx';
import { SharedPicture } from './shared-picture.tsx';

export default function DraftScreen() {
  const t = useTranslations('draft');
  const { share = '' } = usePage().params;
  return (
    // Full screen height from the start, so that the footer does not move when the design appears.
    <div className="page min-h-svh max-w-6xl! pt-6 pb-16 lg:pt-10">
      <PageHead title={t('title')} hidden />
      <Shared key={share} share={share} />
    </div>
  );
}

function Shared({ share }: { share: string }) {
  const t = useTranslations('draft');
  const { data, failure, again } = useLoaded(() =>
    browserApi.call('sharedDraft', { params: { share } }),
  );
  if (data) return <SharedDesign share={share} draft={data} />;
  // A truncated link is malformed for the server.
  if (failure && [400, 404, 422].includes(failure.status)) return <NoSuchDraft />;
  if (failure)
    return (
      <>
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <Callout
          look="error"
          role="alert"
          title={t('failed')}
          action={
            <Button look="secondary" onClick={again}>
              {t('again')}
            </Button>
          }
          className="mt-6"
        >
          <p>{failure.message || t('unreachable')}</p>
        </Callout>
      </>
    );
  return <Waiting />;
}

function SharedDesign({ share, draft }: { share: string; draft: SharedDraft }) {
  const t = useTranslations('draft');
  const { name, productName, words, url } = draft;
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-2 lg:gap-12">
      <SharedPicture url={url} alt={t('picture', { product: productName })} />
      <div className="min-w-0">
        <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
        <p className="mt-2 wrap-anywhere text-ink-soft">
          {name === productName ? productName : t('made', { name, product: productName })}
        </p>
        {words.length > 0 && (
          <dl className="mt-5 grid gap-3">
            {words.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd className="font-display text-xl whitespace-pre-line wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <AnswerPanel share={share} draft={draft} />
      </div>
    </div>
  );
}

function Waiting() {
  const t = useTranslations('draft');
  return (
    <>
      <p role="status" className="sr-only">
        {t('common:loading')}
      </p>
      <div
        aria-hidden="true"
        className="grid animate-pulse grid-cols-1 items-start gap-6 md:grid-cols-2 lg:gap-12"
      >
        <div className="aspect-square rounded-soft bg-paper-deep" />
        <div className="grid gap-4">
          <div className="h-10 w-3/4 rounded-soft bg-paper-deep" />
          <div className="h-6 w-1/2 rounded-soft bg-paper-deep" />
          <div className="mt-6 h-52 rounded-soft bg-paper-deep" />
        </div>
      </div>
    </>
  );
}
