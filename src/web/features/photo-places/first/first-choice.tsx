/** What a design asks for before it has any photograph: new ones, or those on other products. */
import type { ReactNode, Ref } from 'react';
import type { OwnPhoto } from '../../../../domain/personalisation/design-edits.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { isTouched } from '../is-touched.ts';
import { PhotoInput } from '../photo-input.tsx';
import { PhotosAgain } from './photos-again.tsx';

export interface FirstChoiceProps {
  /** Slug of the product. */
  slug: string;
  /** How many places it has. */
  count: number;
  chooser: Ref<HTMLInputElement>;
  shown: { disabled: boolean; faultId: string | undefined };
  /** What went wrong. */
  message: ReactNode;
  onOpen: () => void;
  onFiles: (files: readonly File[]) => void;
  /** Photographs on other products are offered. */
  onOffer: () => void;
  onAgain: (photos: readonly OwnPhoto[]) => void;
}

export function FirstChoice(props: FirstChoiceProps) {
  const { slug, count, chooser, shown, message, onOpen, onFiles, onOffer, onAgain } = props;
  const t = useTranslations('photo-places');
  return (
    <div className="grid min-h-36 content-center justify-items-center gap-2 rounded-soft border-2 border-dashed border-bottle bg-bottle-tint px-4 py-3 text-center">
      <p className="font-semibold">{t('first', { count })}</p>
      <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <PhotoInput
          {...shown}
          ref={chooser}
          look="primary"
          size="large"
          multiple={count > 1}
          onOpen={onOpen}
          onFiles={onFiles}
        >
          <Icon name="image" />
          {t('choose', { count })}
        </PhotoInput>
        <PhotosAgain {...{ slug, count, onOffer }} disabled={shown.disabled} onUse={onAgain} />
      </div>
      {message}
      {/* How far the sending is takes its place. */}
      <p className={`text-sm text-ink-soft ${shown.disabled ? 'invisible' : ''}`}>
        {isTouched() ? t('types.phone') : t('types.computer', { count })}
      </p>
    </div>
  );
}
