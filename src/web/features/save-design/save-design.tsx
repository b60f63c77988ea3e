/** Saves the design of a product page as a draft and shows its status. */
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import type { SavedStatusProps } from './saved-status.tsx';
import type { SavedDesign } from './use-saved-design.ts';

const BOOKMARK = 'M6.5 4h11v16L12 15.5 6.5 20z';

// Loaded with its translations. Until then the button itself shows that it is busy.
const SavedStatus = lazyComponent<SavedStatusProps>(async () => {
  const loading = [import('./saved-status.tsx'), awaitTranslations(['save-design'])] as const;
  return (await Promise.all(loading))[0].SavedStatus;
});

export function SaveDesign({ saved, children }: { saved: SavedDesign; children?: ReactNode }) {
  const t = useTranslations('personalise-form');
  const { draft, busy, fault } = saved;
  return (
    <div>
      <div className="flex flex-wrap gap-x-2 gap-y-3">
        <Button
          look="secondary"
          className="px-3!"
          onClick={() => void saved.save()}
          busyLabel={busy === 'saving' && t('draft.saving')}
        >
          <LineIcon path={BOOKMARK} />
          {t(draft ? 'draft.again' : 'draft.save')}
        </Button>
        {children}
      </div>
      <div role="status">{(draft ?? busy ?? fault) && <SavedStatus saved={saved} />}</div>
    </div>
  );
}
