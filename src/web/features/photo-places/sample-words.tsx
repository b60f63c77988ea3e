/** Below the picture: that its words are the sample's, with the ways to the shopper's own and to none. */
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface SampleWordsProps {
  onLeaveOut: () => void;
}

/** On two lines beside both buttons before these are below it. */
const TOLD = { flex: '1 1 6.5rem', textWrap: 'balance' } as const;

export function SampleWords({ onLeaveOut }: SampleWordsProps) {
  const t = useTranslations('photo-places');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      <span role="status" style={TOLD}>
        {t('sample.told')}
      </span>
      <span className="flex flex-wrap gap-x-4">
        <Button look="text" onClick={writeOwn}>
          {t('sample.write')}
        </Button>
        <Button look="text" onClick={onLeaveOut}>
          {t('sample.leaveOut')}
        </Button>
      </span>
    </p>
  );
}

/** The form keeps the field clear of what sticks to the window. */
function writeOwn(): void {
  document.querySelector<HTMLInputElement>('[name^="words-"]')?.focus();
}
