/** Shows the secret for an authenticator as a QR code and as text, and asks for a first code. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CodeBoxes } from '../../../ui/forms/code-boxes.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { AccountForm } from '../../features/account-frame/account-form.tsx';
import { useSubmit } from '../../features/account-frame/use-submit.ts';
import { useTranslations } from '../../state/translations.ts';

export interface TwoStepSetupProps {
  /** Base32. */
  secret: string;
  /** otpauth:// */
  uri: string;
  /** An SVG document. */
  qr: string;
  /** Throws Refusal. */
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

const FIELDS = ['code'];
const NO_DIGITS = ['', '', '', '', '', ''];

export function TwoStepSetup({ secret, uri, qr, onConfirm, onCancel }: TwoStepSetupProps) {
  const t = useTranslations('security');
  const [digits, setDigits] = useState<readonly string[]>(NO_DIGITS);
  const heading = useRef<HTMLHeadingElement>(null);
  const submission = useSubmit(FIELDS);
  useEffect(() => heading.current?.focus(), []);
  const code = digits.join('');
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-6 md:grid-cols-[12rem_1fr]">
        <div className="md:order-last">
          <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
            {t('setup.scan')}
          </h3>
          <p className="mt-2 text-ink-soft">{t('setup.scanText')}</p>
          <p className="mt-4 text-ink-soft">{t('setup.type')}</p>
          <p className="mt-1 rounded-soft bg-paper-deep px-4 py-3 font-mono text-lg break-words">
            {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <p className="mt-3">
            <a href={uri} className={`inline-block py-2 ${TEXT_LINK}`}>
              {t('setup.open')}
            </a>
          </p>
        </div>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={t('setup.qr')}
          width={192}
          height={192}
          className="size-48 rounded-soft border border-line bg-white p-2"
        />
      </div>
      <div className="border-t border-line pt-6">
        <h3 className="text-xl">{t('setup.confirm')}</h3>
        <p className="mt-2 mb-4 text-ink-soft">{t('setup.confirmText')}</p>
        <AccountForm
          submission={submission}
          onSubmit={() => void submission.submit([], () => onConfirm(code))}
          button={t('setup.verify')}
          busyLabel={t('checking')}
          ready={code.length === NO_DIGITS.length}
          beside={
            <Button look="quiet" onClick={onCancel} className="max-sm:w-full">
              {t('cancel')}
            </Button>
          }
        >
          <div className="max-w-96">
            <CodeBoxes
              name="code"
              label={t('setup.code')}
              digitLabel={(place) => t('setup.digit', { place })}
              digits={digits}
              error={submission.faultOf('code')}
              onChange={(typed) => {
                submission.forget('code');
                setDigits(typed);
              }}
            />
          </div>
        </AccountForm>
      </div>
    </div>
  );
}
