/** What there is to say about the words beside their picture: the lettering of other writings, and a long name. */
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { TypedWords } from './use-found-after-typing.ts';
import { awaitTranslations } from '../../../state/translations.ts';
import type { LongNameRemarkProps } from './long-name-remark.tsx';

export type WordsRemarkProps = LongNameRemarkProps;

const LongNameRemark = lazyComponent<LongNameRemarkProps>(
  async () => (await import('./long-name-remark.tsx')).LongNameRemark,
);
const LetteringRemark = lazyComponent<TypedWords>(async () => {
  const [loaded] = await Promise.all([
    import('./lettering-remark.tsx'),
    awaitTranslations(['other-writings']),
  ]);
  return loaded.LetteringRemark;
});

/** Shorter names keep their size in every design. */
const LONG = 6;
/** Letters beyond Latin; symbols and emoji are not among them. */
const OTHER_WRITING = /[\u0370-\u1dff\u1f00-\u1fff\u3000-\ud7ff\uf900-\uffef]/;

export function WordsRemark({ onChoose, ...shown }: WordsRemarkProps) {
  return (
    <>
      {OTHER_WRITING.test(Object.values(shown.words).join('')) && <LetteringRemark {...shown} />}
      {(shown.words[NAME_FIELD] ?? '').length >= LONG && (
        <LongNameRemark {...shown} onChoose={onChoose} />
      )}
    </>
  );
}
