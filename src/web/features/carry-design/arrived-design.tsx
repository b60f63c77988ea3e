/** The notice on a product that a design was moved to: where it came from, and what changed. */
import { Callout } from '../../../ui/callout.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { RefitReport } from './refit.ts';

export interface ArrivedDesignProps {
  /** The name of the source product. */
  from: string;
  told: readonly RefitReport[];
}

export function ArrivedDesign({ from, told }: ArrivedDesignProps) {
  const t = useTranslations('carry-design');
  return (
    <div role="status" className="order-1 col-span-full mt-3">
      <Callout look="success" title={t('arrived', { from })}>
        {told.length === 0 ? (
          <p>{t('same')}</p>
        ) : (
          <ul className="list-disc pl-5">
            {told.map((one) => (
              <li key={one.kind}>{t(`told.${one.kind}`, { ...one })}</li>
            ))}
          </ul>
        )}
      </Callout>
    </div>
  );
}
