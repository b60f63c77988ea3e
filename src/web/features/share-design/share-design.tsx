/** Shares a design for feedback: the button, its dialog and the replies. */
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { Draft } from '../../../contract/designs/drafts.ts';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import type { ShareDialogProps } from './share-dialog.tsx';

const PLANE = 'M20.5 3.5L3 10.5l7 3 3 7zM10 13.5l10.5-10';

const loadDialog = () =>
  Promise.all([import('./share-dialog.tsx'), awaitTranslations(['share-design'])]).then(
    ([{ ShareDialog }]) => ({ default: ShareDialog }),
  );
const ShareDialog = lazy<ComponentType<ShareDialogProps>>(loadDialog);

export interface ShareDesignProps {
  /** The saved design; saves it first if necessary. Null if that fails, which is reported elsewhere. */
  ready: () => Promise<Draft | null>;
  onChange: (draft: Draft) => void;
  /** For screen readers, if a page has several. */
  name?: string;
  look?: ButtonLook;
}

export function ShareDesign({ ready, onChange, name, look = 'secondary' }: ShareDesignProps) {
  const t = useTranslations('personalise-form');
  const [shown, setShown] = useState<{ draft: Draft; open: boolean } | null>(null);
  const [step, setStep] = useState<'still' | 'busy' | 'failed'>('still');

  async function share(): Promise<void> {
    setStep('busy');
    const draft = await ready();
    try {
      if (draft) {
        await loadDialog();
        setShown({ draft, open: true });
      }
      setStep('still');
    } catch {
      setStep('failed');
    }
  }

  return (
    <>
      <Button
        look={look}
        className="px-3!"
        onClick={() => void share()}
        busyLabel={step === 'busy' && t('draft.sharing')}
        aria-label={name}
      >
        <LineIcon path={PLANE} />
        {t('draft.share')}
      </Button>
      {step === 'failed' && (
        <p role="alert" className="order-1 col-span-full basis-full font-semibold text-error">
          {t('draft.shareFailed')}
        </p>
      )}
      {shown && (
        <Suspense>
          <ShareDialog
            {...shown}
            onClose={() => setShown({ ...shown, open: false })}
            onChange={(draft) => {
              setShown({ draft, open: true });
              onChange(draft);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
