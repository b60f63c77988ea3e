/** Says that a name typed on another product cannot be written here, and offers what is left of it. */
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { LeftOut } from './use-left-out-name.ts';

export interface LeftOutNameProps {
  leftOut: LeftOut;
  onUse: (name: string) => void;
}

export function LeftOutName({ leftOut: { name, characters, rest }, onUse }: LeftOutNameProps) {
  const t = useTranslations('personalise-form');
  return (
    <div role="status" className="col-span-full flex items-center gap-x-4 text-sm leading-tight">
      {t('leftOut', { name, characters: characters.join(' ') })}
      {rest !== '' && (
        <Button look="text" onClick={() => onUse(rest)} className="shrink-0">
          {t('useRest', { rest })}
        </Button>
      )}
    </div>
  );
}
