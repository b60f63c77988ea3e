/** The picture of a shared design. Its URL expires after minutes; then text replaces it. */
import { useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

const PIXELS = 960;

export function SharedPicture({ url, alt }: { url: string; alt: string }) {
  const t = useTranslations('draft');
  const [gone, setGone] = useState('');
  if (gone === url)
    return (
      <p className="flex aspect-square flex-col items-center justify-center gap-3 rounded-soft bg-paper-deep p-6 text-center text-ink-soft">
        <Icon name="image" className="size-12" />
        {t('pictureGone')}
      </p>
    );
  return (
    <img
      src={url}
      alt={alt}
      width={PIXELS}
      height={PIXELS}
      onError={() => setGone(url)}
      className="h-auto w-full rounded-soft bg-paper-deep"
    />
  );
}
