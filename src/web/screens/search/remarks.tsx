/** Why the results are not just what was typed, or so few. */
import { useTranslations } from '../../state/translations.ts';
import type { searchData } from './search-data.ts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export type Found = Awaited<ReturnType<typeof searchData>>;

export function Remarks(found: Found) {
  const { keyword, correctedTo, without, notMade, forName, isPartial, alike, total, emoji } = found;
  const t = useTranslations('search');
  const isFew = alike.length > 0;
  return [
    correctedTo !== null && t('corrected', { keyword, correctedTo }),
    without.length > 0 && t('without', { words: without.join(' ') }),
    notMade.length > 0 && t('notMade', { names: EITHER.format(notMade) }),
    forName !== null && t('forName', { name: forName }),
    isPartial && t('partial', { keyword }),
    emoji.length > 0 && t(isFew ? 'emojiHere' : 'emoji', { words: EITHER.format(emoji) }),
    isFew && !notMade.length && !isPartial && t('few', { count: total }),
  ].map(
    (line, place) =>
      line && (
        <p key={place} className="mb-4">
          {line}
        </p>
      ),
  );
}
