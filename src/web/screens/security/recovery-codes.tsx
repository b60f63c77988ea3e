/** Ten recovery codes, shown once: to copy, download or print. */
import { useEffect, useRef, useState } from 'react';
import { AccountIcon } from '../../../ui/account-icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { saveFile } from './save-file.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  email: string;
  onDone: () => void;
}

export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const t = useTranslations('security');
  const { name } = shopSettings();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | 'downloaded' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = t('codes.fileTitle', { shop: name, email });

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setOutcome('copied');
    } catch {
      // Without HTTPS, or if the browser's policy forbids it.
      setOutcome('notCopied');
    }
  };
  const download = () => {
    saveFile(t('codes.fileName'), 'text/plain', [title, '', ...codes, ''].join('\n'));
    setOutcome('downloaded');
  };

  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('codes.title')}
      </h3>
      <p className="mt-2 max-w-prose">{t('codes.text')}</p>
      <div data-print-alone className="mt-5 rounded-soft bg-paper-deep p-5">
        <p className="mb-4 hidden print:block">{title}</p>
        <ol className="grid list-inside list-decimal grid-cols-1 gap-x-8 gap-y-2 font-mono text-lg sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="marker:font-body marker:text-sm marker:text-ink-soft">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          <AccountIcon name="copy" />
          {t('codes.copy')}
        </Button>
        <Button look="secondary" onClick={download}>
          <AccountIcon name="download" />
          {t('codes.download')}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          <AccountIcon name="printer" />
          {t('codes.print')}
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-sm font-semibold text-bottle">
        {outcome && t(`codes.${outcome}`)}
      </p>
      <Button onClick={onDone} className="mt-3 max-sm:w-full">
        {t('codes.done')}
      </Button>
    </div>
  );
}
