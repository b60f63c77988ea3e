/** What there is to say about the words beside their picture: the lettering of other writings, a long name, and what cannot be written. */
import { NAME_FIELD } from '../../../../domain/personalisation/sample-words.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { TakeOutProps } from '../../../features/personalise-form/take-out.tsx';
import type { TypedWords } from './use-found-after-typing.ts';
import { usePreview } from '../../../state/name-preview.ts';
import { useTranslations } from '../../../state/translations.ts';
import { withTranslations } from '../../../state/with-translations.ts';
import type { ProductFormProps } from '../use-product-choice.ts';
import { BroughtName } from './brought-name.tsx';
import type { LeftOutNameProps } from './left-out-name.tsx';
import type { LongNameRemarkProps } from './long-name-remark.tsx';
import { OfferedName } from './offered-name.tsx';
import { useLeftOutName } from './use-left-out-name.ts';

const TakeOut = lazyComponent<TakeOutProps>(
  async () => (await import('../../../features/personalise-form/take-out.tsx')).TakeOut,
);
const LeftOutName = lazyComponent<LeftOutNameProps>(
  async () => (await import('./left-out-name.tsx')).LeftOutName,
);
const LongNameRemark = lazyComponent<LongNameRemarkProps>(
  async () => (await import('./long-name-remark.tsx')).LongNameRemark,
);
const LetteringRemark = lazyComponent<TypedWords>(
  withTranslations(
    ['other-writings'],
    async () => (await import('./lettering-remark.tsx')).LetteringRemark,
  ),
);

/** Shorter names keep their size in every design. */
const LONG = 6;
/** Letters beyond Latin; symbols and emoji are not among them. */
const OTHER_WRITING = /[\u0370-\u1dff\u1f00-\u1fff\u3000-\ud7ff\uf900-\uffef]/;

export function WordsRemark({ product: { fields }, chosen }: ProductFormProps) {
  const t = useTranslations('personalise-form');
  const { design, pictures, faults } = chosen;
  const { words, changes: edits } = design;
  const name = words[NAME_FIELD] ?? '';
  const shown = { product: pictures.livePlace, fields, words, edits };
  const leftOut = useLeftOutName(chosen);
  const nameField = chosen.named === null && fields.find((field) => field.name === NAME_FIELD);
  const isLive = pictures.isLive && name !== '';
  const below = fields.map((field) => words[field.name]?.trim()).find(Boolean);
  const hasPlaces = chosen.photos.places.length > 0;
  const isAlone = hasPlaces && design.isPersonalised && name.trim() === '';
  const brought = usePreview((state) => state.fields[NAME_FIELD]);
  const isBrought = name !== '' && name === brought && design.typed[NAME_FIELD] === undefined;
  const isWrong = Object.keys(faults).length > 0;
  return (
    <>
      {isBrought && <BroughtName onClear={() => design.type(NAME_FIELD, '')} />}
      {nameField && name === '' && (
        <OfferedName field={nameField} onUse={(offered) => design.type(NAME_FIELD, offered)} />
      )}
      {isAlone && below && <p className="col-span-full text-sm">{t('lineAlone', { below })}</p>}
      {leftOut && <LeftOutName {...{ leftOut }} onUse={(rest) => design.type(NAME_FIELD, rest)} />}
      {isWrong && <TakeOut {...{ words, faults }} onType={design.type} />}
      {isLive && OTHER_WRITING.test(Object.values(words).join('')) && (
        <LetteringRemark {...shown} />
      )}
      {isLive && name.length >= LONG && (
        <LongNameRemark {...shown} onChoose={(next) => design.edit({ words, edits: next })} />
      )}
    </>
  );
}
