/** Saves the design of a product page as a draft and shows its status. */
import type { ReactNode } from 'react';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import type { SavedStatusProps } from './saved-status.tsx';
import type { SavedDesign } from './use-saved-design.ts';

const BOOKMARK = 'M6.5 4h11v16L12 15.5 6.5 20z';

// Loaded with its translations. Until then the button itself shows that it is busy.
const SavedStatus = lazyComponent<SavedStatusProps>(
  withTranslations(['save-design'], async () => (await import('./saved-status.tsx')).SavedStatus),
);

export interface SaveDesignProps {
  saved: SavedDesign;
  /** A tool is a cell of its row's grid, and its status a line of its own below the row. */
  look?: ButtonLook;
  /** More buttons beside it. */
  children?: ReactNode;
}

export function SaveDesign({ saved, look = 'secondary', children }: SaveDesignProps) {
  const t = useTranslations('personalise-form');
  const { draft, busy, fault } = saved;
  return (
    <div className={look === 'tool' ? 'contents' : ''}>
      <div className={look === 'tool' ? 'contents' : 'flex flex-wrap gap-x-2 gap-y-3'}>
        <Button
          look={look}
          className="px-3!"
          onClick={() => void saved.save()}
          busyLabel={busy === 'saving' && t('draft.saving')}
        >
          <LineIcon path={BOOKMARK} />
          {t(draft ? 'draft.again' : 'draft.save')}
        </Button>
        {children}
      </div>
      <div role="status" className="order-1 col-span-full empty:hidden">
        {(draft ?? busy ?? fault) && <SavedStatus saved={saved} />}
      </div>
    </div>
  );
}
