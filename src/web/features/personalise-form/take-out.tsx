/** Takes characters that a lettering lacks, such as most emoji, out of the shopper's words with one press. */
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import { withoutUnwritable } from './without-unwritable.ts';

export interface TakeOutProps {
  /** By field. */
  words: Readonly<Record<string, string>>;
  /** Messages by field. */
  faults: Readonly<Record<string, string>>;
  onType: (field: string, text: string) => void;
}

export function TakeOut({ words, faults, onType }: TakeOutProps) {
  const t = useTranslations('personalise-form');
  const ways = Object.entries(faults).flatMap(([field, message]) => {
    const found = withoutUnwritable(words[field] ?? '', message);
    return found ? [{ field, ...found }] : [];
  });
  const [first] = ways;
  if (!first) return null;
  const characters = [...new Set(ways.flatMap((way) => way.characters))];
  return (
    <div className="col-span-full">
      <Button
        look="secondary"
        className="bg-white px-4! text-sm"
        onClick={() => {
          // The pressed button goes.
          document.querySelector<HTMLElement>(`[name="words-${first.field}"]`)?.focus();
          for (const { field, text } of ways) onType(field, text);
        }}
      >
        {t('takeOut', { count: characters.length, characters: characters.join(' ') })}
      </Button>
    </div>
  );
}
