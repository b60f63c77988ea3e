/** Says how many of several photographs cannot be made or will look blurred, and leads to them. */
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { Poor } from './sharpness.ts';

export interface PoorNoticeProps {
  /** By place, in the order of the places. */
  poor: ReadonlyMap<string, Poor>;
  total: number;
  current: string;
  onChoose: (place: string) => void;
}

export function PoorNotice({ poor, total, current, onChoose }: PoorNoticeProps) {
  const t = useTranslations('photo-places');
  // Those that cannot be made come first.
  const kind = [...poor.values()].includes('tooSmall') ? 'tooSmall' : 'blurred';
  const such = [...poor].flatMap(([place, its]) => (its === kind ? place : []));
  const next = such[(such.indexOf(current) + 1) % such.length];
  // The one that is shown large says it itself.
  if (next === undefined || next === current || total < 2) return null;
  const count = such.length;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm font-semibold text-error">
      <span>{t(kind === 'tooSmall' ? 'someTooSmall' : 'someBlurred', { count, total })}</span>
      <Button look="text" onClick={() => onChoose(next)} className="underline">
        {t('showPoor', { count })}
      </Button>
    </p>
  );
}
