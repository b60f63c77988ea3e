/** A full link, to copy by button or by hand. */
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { INPUT_CLASS } from '../../../ui/forms/input-class.ts';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export function CopyLink({ label, link }: { label: string; link: string }) {
  const t = useTranslations('share-design');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'' | 'copied' | 'byHand'>('');

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      // Absent without HTTPS, whatever its type says.
      await navigator.clipboard.writeText(link);
      setSaid('copied');
    } catch {
      // The selected text can still be copied with the browser's menu.
      setSaid('byHand');
    }
  }

  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className={`${INPUT_CLASS} min-w-40 grow basis-0`}
        />
        <Button onClick={() => void copy()} className="min-h-12">
          {said === 'copied' ? <Icon name="check" /> : <AccountIcon name="copy" />}
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {said && t(said)}
      </p>
    </div>
  );
}
