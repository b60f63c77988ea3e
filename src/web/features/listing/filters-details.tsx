/** Opens and closes a list's filters, with and without JavaScript. Closed at first: what is chosen is shown below it. */
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface FiltersDetailsProps {
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function FiltersDetails({ onToggle, children }: FiltersDetailsProps) {
  const t = useTranslations('listing');
  return (
    <details
      // It may have been opened before the page was hydrated.
      ref={(details) => {
        if (details?.open) onToggle?.(true);
      }}
      className="group"
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="inline-flex min-h-12 list-none items-center gap-2 rounded-soft border border-edge px-3 text-sm font-semibold md:text-base hover:border-ink hover:bg-paper-deep [&::-webkit-details-marker]:hidden">
        {t('facets.title')}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
