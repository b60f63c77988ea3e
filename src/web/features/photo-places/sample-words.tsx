/** Below the picture: that its words are the sample's, with the ways to the shopper's own and to none. */
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';

export interface SampleWordsProps {
  onLeaveOut: () => void;
}

export function SampleWords({ onLeaveOut }: SampleWordsProps) {
  const t = useTranslations('photo-places');
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      <span role="status" className="grow">
        {t('sample.told')}
      </span>
      <Button look="text" onClick={writeOwn}>
        {t('sample.write')}
      </Button>
      <Button look="text" onClick={onLeaveOut}>
        {t('sample.leaveOut')}
      </Button>
    </p>
  );
}

/** The form keeps the field clear of what sticks to the window. */
function writeOwn(): void {
  document.querySelector<HTMLInputElement>('[name^="words-"]')?.focus();
}
