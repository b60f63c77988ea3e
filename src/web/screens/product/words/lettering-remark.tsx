/** Says which lettering is used for letters that the design's own lacks. Loaded once such a letter is typed. */
import { usedLetterings } from '../../../../live-photo/used-letterings.ts';
import { artworkCalls } from '../../../api/artwork-calls.ts';
import { useTranslations } from '../../../state/translations.ts';
import { useFoundAfterTyping } from './use-found-after-typing.ts';
import type { TypedWords } from './use-found-after-typing.ts';

export function LetteringRemark(typed: TypedWords) {
  const t = useTranslations('other-writings');
  const last = useFoundAfterTyping(typed, (shown) =>
    usedLetterings(typed.product, shown, artworkCalls),
  );
  return (
    <div role="status" className="col-span-full grid gap-2 empty:hidden">
      {last?.found.map(({ writing, lettering }) => (
        <p
          key={`${writing} ${lettering}`}
          className="rounded-soft bg-bottle-tint px-4 py-3 text-sm forced-colors:border"
        >
          {t('set', { letters: t(`letters.${writing}`), lettering })}
        </p>
      ))}
    </div>
  );
}
