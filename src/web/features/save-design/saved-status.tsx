/** The status of a product page's draft: loading, saved, changed since, or not saved and why. */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { showDialog } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import type { SavingFault, SavedDesign } from './use-saved-design.ts';

export interface SavedStatusProps {
  saved: SavedDesign;
}

export function SavedStatus({ saved: { draft, busy, fault, isChanged } }: SavedStatusProps) {
  const t = useTranslations('save-design');
  const signedIn = useAccount(isSignedIn);
  if (busy) return busy === 'opening' && <p className="mt-2 text-ink-soft">{t('opening')}</p>;
  if (fault) return <Fault fault={fault} signedIn={signedIn} />;
  if (!draft) return null;
  return (
    <p className="mt-2 flex gap-2">
      <Icon
        name={isChanged ? 'info' : 'check'}
        className={`mt-0.5 size-5 ${isChanged ? 'text-clay-deep' : 'text-bottle'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        {t(isChanged ? 'changed' : 'saved', { name: draft.name })}{' '}
        <Link to={signedIn ? '/account/designs' : '/designs'} className={TEXT_LINK}>
          {t('designs')}
        </Link>
        {!isChanged && !signedIn && (
          <span className="block text-sm text-ink-soft">{t('guest')}</span>
        )}
      </span>
    </p>
  );
}

function Fault({ fault, signedIn }: { fault: SavingFault; signedIn: boolean }) {
  const t = useTranslations('save-design');
  return (
    <p className="mt-2 font-semibold wrap-anywhere text-error">
      {typeof fault === 'object' ? fault.message : t(fault)}{' '}
      {(fault === 'gone' || fault === 'full') && !signedIn && (
        <button
          type="button"
          onClick={() => showDialog('login')}
          className={`min-h-6 cursor-pointer text-ink ${TEXT_LINK}`}
        >
          {t('signIn')}
        </button>
      )}
    </p>
  );
}
