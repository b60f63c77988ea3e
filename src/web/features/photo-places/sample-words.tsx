/** Below the name: says that the words below photographs are still the shop's sample, and takes them off. */
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface SampleWordsProps {
  samples: readonly string[];
  onBare: () => void;
}

export function SampleWords({ samples, onBare }: SampleWordsProps) {
  const t = useTranslations('photo-places');
  return (
    <p className="col-span-full flex items-center gap-x-4 text-sm leading-tight">
      {t('samples', { count: samples.length, words: samples.map(keepRanges).join('”, “') })}
      <Button look="text" onClick={onBare} className="shrink-0">
        {t('bare', { count: samples.length })}
      </Button>
    </p>
  );
}

/** Keeps a range such as “2016 to 2026” on one line. */
const keepRanges = (text: string): string =>
  text.replaceAll(/(?<=\d) (to|–|-) (?=\d)/g, '\u00a0$1\u00a0');
