/** One picture of the contact sheet: the product with this name, painted when it comes near the viewport. */
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NewItem } from '../../state/cart.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { whenSeen } from '../../name-preview/when-visible.ts';
import { withName } from './named-items.ts';

/** Waits for a pause in typing. */
const SETTLED_MS = 400;

export interface NamePictureProps {
  item: NewItem;
  name: string;
  /** The name has an error, so it is not painted. */
  isWrong: boolean;
}

export function NamePicture({ item, name, isWrong }: NamePictureProps) {
  const t = useTranslations('name-list');
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasShown = useRef(false);
  const [shown, setShown] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const wanted = isWrong ? null : name.trim();

  useEffect(() => {
    const { current } = canvas;
    if (!current || wanted === null) return;
    const control = new AbortController();
    const { productId, slug, plate, angle } = item;
    const begin = async () => {
      const { paintName } = await import('./paint-name.ts');
      const request = { productId, slug, plate, angle, personalisation: withName(item, wanted) };
      if (await paintName(request, current, control.signal)) {
        hasShown.current = true;
        setShown(wanted);
        setFailed(false);
      }
    };
    const watch = () =>
      whenSeen(current, control.signal, () => {
        begin().catch((failure: unknown) => {
          console.warn('A name is not pictured', failure);
          if (!control.signal.aborted) setFailed(true);
        });
      });
    const timer = setTimeout(watch, hasShown.current ? SETTLED_MS : 0);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [item, wanted]);

  const isShown = shown !== null && shown === wanted;
  return (
    <span className="relative block aspect-square overflow-hidden rounded-soft bg-paper-deep">
      {failed && !isShown && (
        <Picture
          source={pictureSource(item.picture)}
          decorative
          sizes="(min-width: 1280px) 220px, (min-width: 640px) 30vw, 45vw"
        />
      )}
      <canvas
        ref={canvas}
        width={1}
        height={1}
        {...(isShown
          ? { role: 'img', 'aria-label': t('picture', { name: shown }) }
          : { 'aria-hidden': true })}
        className={`absolute inset-0 size-full ${isShown ? '' : 'invisible'}`}
      />
      {!isShown && !failed && !isWrong && (
        <Spinner className="absolute inset-0 m-auto size-5 text-ink-soft" />
      )}
    </span>
  );
}
