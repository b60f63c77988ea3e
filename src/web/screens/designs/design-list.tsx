/** The list of drafts, latest first, with the result of the last action. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { Draft } from '../../../contract/designs/drafts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LoadFailed } from '../../features/account-frame/load-failed.tsx';
import { Notice } from '../../features/account-frame/notice.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ContinueDialog } from './continue-dialog.tsx';
import { DesignCard } from './design-card.tsx';
import { DesignsSkeleton } from './designs-skeleton.tsx';
import { useDesigns } from './use-designs.ts';

export function DesignList({ ofCustomer }: { ofCustomer: boolean }) {
  const t = useTranslations('designs');
  const designs = useDesigns(ofCustomer);
  const { list, failure, again, outcome, fault } = designs;
  const [continued, setContinued] = useState<{ draft: Draft; open: boolean } | null>(null);

  if (!list)
    return failure ? <LoadFailed failure={failure} onAgain={again} /> : <DesignsSkeleton />;
  return (
    <>
      <Notice
        text={outcome ? t(`told.${outcome.what}`, { name: outcome.name }) : ''}
        onUndo={outcome?.what === 'removed' ? () => void designs.undo() : undefined}
        fault={fault === 'unreachable' ? t('unreachable') : fault}
      />
      {list.length === 0 ? (
        <EmptyState
          icon={<Icon name="pencil" className="size-12" />}
          title={t('empty.title')}
          text={t('empty.text')}
        >
          <Link to="/shop" className={buttonClass()}>
            {t('empty.shop')}
          </Link>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {list.map((draft) => (
            <li key={draft.id}>
              <DesignCard
                draft={draft}
                onRename={(name) => designs.rename(draft, name)}
                onCopy={() => designs.copy(draft)}
                onRemove={() => designs.remove(draft)}
                onContinue={() => setContinued({ draft, open: true })}
                onChange={designs.replace}
              />
            </li>
          ))}
        </ul>
      )}
      {continued && (
        <ContinueDialog
          {...continued}
          ofCustomer={ofCustomer}
          onClose={() => setContinued({ ...continued, open: false })}
        />
      )}
    </>
  );
}
