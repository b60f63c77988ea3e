/** Adds a photograph from the shopper's device to the design. */
import { useId, useState } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { savePhotograph } from '../../live-photo/photographs.ts';
import { useEditorServices } from '../editor-services.ts';

export interface PhotoButtonProps {
  /** Whether a photograph is selected. */
  isLit: boolean;
  /** Id of the element that shows the error. */
  faultId: string;
  /** Why the last photograph was refused, or empty. */
  fault: string;
  onFault: (fault: string) => void;
  /** Called when a file is chosen, before it is sent. */
  onTake: () => void;
  /** @param place the place of the design that it was asked for */
  onPhoto: (photo: Awaited<ReturnType<typeof savePhotograph>>, place: string | undefined) => void;
}

const TYPES = 'image/jpeg,image/png,image/webp';

export function PhotoButton({ isLit, faultId, fault, onFault, onTake, onPhoto }: PhotoButtonProps) {
  const { t, calls, refusalMessage } = useEditorServices();
  const id = useId();
  const [busy, setBusy] = useState(false);

  async function take(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    // Lets the same file be chosen again.
    input.value = '';
    const { place } = input.dataset;
    delete input.dataset['place'];
    if (!file) return;
    setBusy(true);
    onTake();
    onFault('');
    try {
      onPhoto(await savePhotograph(file, calls), place);
    } catch (failure) {
      onFault(refusalMessage(failure) || t('photo.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <label
      htmlFor={id}
      data-lit={isLit || undefined}
      className={buttonClass(
        'secondary',
        'medium',
        'relative has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bottle',
      )}
    >
      {busy ? <Spinner className="size-5" /> : <Icon name="image" />}
      {t(busy ? 'photo.sending' : 'add.photo')}
      <input
        id={id}
        type="file"
        accept={TYPES}
        disabled={busy}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => void take(event.currentTarget)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}
