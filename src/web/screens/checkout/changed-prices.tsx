/** Shows, above the new total, what changed since the shopper last saw it. */
import { useEffect, useRef } from 'react';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { PriceChange } from '../../../domain/money/price-changes.ts';
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';

export function ChangedPrices({ changes }: { changes: readonly PriceChange[] }) {
  const t = useTranslations('checkout');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below.
    if (changes.length > 0) place.current?.scrollIntoView({ block: 'center' });
  }, [changes]);
  return (
    <div ref={place} role="alert">
      {changes.length > 0 && (
        <Callout look="warning" title={t('changes.title')} className="mt-6">
          <ul>
            {changes.map(({ kind, name, fromPence, toPence }) => (
              <li key={kind + name}>
                {t(`changes.${kind}`, {
                  name,
                  from: formatPounds(pence(fromPence)),
                  to: formatPounds(pence(toPence)),
                })}
              </li>
            ))}
          </ul>
          <p className="mt-2">{t('changes.text')}</p>
        </Callout>
      )}
    </div>
  );
}
