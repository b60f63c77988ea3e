/** Below the picture: when it leaves and arrives, what can still be changed, and what may come back. */
import type { ReactNode } from 'react';
import { Link } from '../../../navigation/link.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { DispatchPromise } from '../../../features/dispatch-promise/dispatch-promise.tsx';
import { useTranslations } from '../../../state/translations.ts';

export function Assurances({ wordless }: { wordless: boolean }) {
  const t = useTranslations('product');
  return (
    <div className="grid content-start gap-4 self-start rounded-soft bg-paper-deep p-4">
      <DispatchPromise />
      {!wordless && (
        <Assurance icon="pencil" title={t('slip.title')}>
          {t('slip.text')}
        </Assurance>
      )}
      <Assurance icon="heart" title={t('gift.title')}>
        {t('gift.text')}
      </Assurance>
      <Assurance icon="check" title={t('seen.title')}>
        {t('seen.text')}
      </Assurance>
      {/* Personalised goods come back only if faulty. */}
      <Assurance icon="info">
        {wordless ? t('returns.wordless') : t('returns.personalised')}{' '}
        <Link to="/legal/returns" className="text-bottle underline underline-offset-4">
          {t('returns.more')}
        </Link>
      </Assurance>
    </div>
  );
}

function Assurance({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-6 text-bottle" />
      <p>
        {title && <b className="font-semibold">{title}</b>}{' '}
        <span className="block text-ink-soft">{children}</span>
      </p>
    </div>
  );
}
