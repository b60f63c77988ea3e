/** One draft: picture, name, product, replies and actions. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinePicture } from '../../features/cart-lines/line-picture.tsx';
import { Answers } from '../../features/share-design/answers.tsx';
import { ShareDesign } from '../../features/share-design/share-design.tsx';
import { useTranslations } from '../../state/translations.ts';
import { DesignName } from './design-name.tsx';
import { Tool } from './design-action.tsx';

export interface DesignCardProps {
  draft: Draft;
  /** The callbacks return false if the server refused. */
  onRename: (name: string) => Promise<boolean>;
  onCopy: () => Promise<boolean>;
  onRemove: () => Promise<boolean>;
  onContinue: () => void;
  onChange: (draft: Draft) => void;
}

const changedOn = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeZone: 'Europe/London',
});

export function DesignCard(props: DesignCardProps) {
  const { draft, onRename, onCopy, onRemove, onContinue, onChange } = props;
  const { name, slug, productName, updatedAt } = draft;
  const t = useTranslations('designs');
  const [busy, setBusy] = useState(false);
  const once = (work: () => Promise<boolean>) => async () => {
    if (busy) return;
    setBusy(true);
    await work();
    setBusy(false);
  };
  const link = slug && `/p/${slug}#draft=${draft.id}`;
  return (
    <article
      aria-busy={busy || undefined}
      // With large text in a narrow window, the picture goes above the text.
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-3 max-[18rem]:grid-cols-1 rounded-soft border border-line bg-white p-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6"
    >
      {link ? (
        <Link to={link} tabIndex={-1} aria-hidden="true" className="sm:row-span-2">
          <LinePicture line={{ ...draft, slug: slug ?? '' }} sizes="160px" />
        </Link>
      ) : (
        <span className="flex aspect-square items-center justify-center rounded-soft bg-paper-deep text-ink-soft sm:row-span-2">
          <Icon name="image" className="size-10" />
        </span>
      )}
      <div className="min-w-0">
        <DesignName name={name} link={link} onRename={link ? onRename : undefined} />
        <p className="text-ink-soft">
          {link && productName !== name && <span className="block">{productName}</span>}
          <span className="text-sm">
            {t('changed', { day: changedOn.format(new Date(updatedAt)) })}
          </span>
        </p>
        {!link && <p className="mt-2 font-semibold text-clay-deep">{t('unsold')}</p>}
        <Answers draft={draft} className="mt-3" />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-x-2 sm:col-span-1 sm:col-start-2">
        {link && (
          <>
            <Link to={link} className={buttonClass()} aria-label={t('openOf', { name })}>
              {t('open')}
            </Link>
            <ShareDesign
              ready={async () => draft}
              onChange={onChange}
              name={t('shareOf', { name })}
            />
            <Tool
              icon={{ account: 'onwards' }}
              label={t('continue')}
              name={t('continueOf', { name })}
              onPress={onContinue}
            />
            <Tool
              icon={{ account: 'copy' }}
              label={t('copy')}
              name={t('copyOf', { name })}
              onPress={once(onCopy)}
            />
          </>
        )}
        <Tool
          icon="trash"
          label={t('remove')}
          name={t('removeOf', { name })}
          onPress={once(onRemove)}
        />
      </div>
    </article>
  );
}
