/** The picture of a product with the shopper's name, painted over the shop's picture when it scrolls into view. */
import { useEffect, useRef, useState } from 'react';
import { canPaint } from '../../live-photo/can-paint.ts';
import { useTranslations } from '../state/translations.ts';
import { whenSeen } from './when-visible.ts';

/** The part of a product that cards have. */
export interface PreviewedProduct {
  slug: string;
  name: string;
  plate: string;
  angle: string;
}

export interface PreviewCanvasProps {
  product: PreviewedProduct;
  /** Not empty. */
  name: string;
  /** As of the painted card; the same object as long as they are the same. */
  words?: Readonly<Record<string, string>> | undefined;
  decorative: boolean;
  /** The name now shown. Empty before it is painted and if it does not fit. */
  paintedName: string;
  onPainted: (name: string) => void;
  className: string;
}

/** Waits for a short pause in typing: letters typed at once are painted once. */
const SETTLED_MS = 120;

export function PreviewCanvas(props: PreviewCanvasProps) {
  const { product, name, words, decorative, paintedName, onPainted, className } = props;
  const t = useTranslations('name-preview');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { slug, plate, angle } = product;
  const isShown = useRef(false);
  const [isWaiting, setIsWaiting] = useState(canPaint);

  useEffect(() => {
    const { current } = canvas;
    if (!current || !canPaint()) return;
    const wanted = new AbortController();
    const begin = async () => {
      const { paintCard } = await import('./paint-card.ts');
      const outcome = await paintCard({ slug, plate, angle, name, words }, current, wanted.signal);
      if (wanted.signal.aborted) return;
      isShown.current = outcome === 'painted';
      setIsWaiting(false);
      onPainted(isShown.current ? name : '');
    };
    const watch = () =>
      whenSeen(current, wanted.signal, () => {
        begin().catch((failure: unknown) => {
          console.warn('A picture stays as it is', failure);
          setIsWaiting(false);
        });
      });
    const timer = setTimeout(watch, isShown.current ? SETTLED_MS : 0);
    return () => {
      clearTimeout(timer);
      wanted.abort();
    };
  }, [slug, plate, angle, name, words, onPainted]);

  useEffect(() => () => onPainted(''), [onPainted]);

  return (
    <>
      {isWaiting && (
        // Dims the sample until the name is on it.
        <span aria-hidden="true" className="absolute inset-0 opacity-60">
          <span className={`block size-full animate-pulse bg-paper-deep ${className}`} />
        </span>
      )}
      <canvas
        ref={canvas}
        width={0}
        height={0}
        {...(decorative || paintedName === ''
          ? { 'aria-hidden': true }
          : {
              role: 'img',
              'aria-label': t('alt', { product: product.name, words: paintedName }),
            })}
        // Takes its space from the start, so that the visibility observer can see it.
        className={`absolute inset-0 size-full ${paintedName === '' ? 'invisible' : ''} ${className}`}
      />
    </>
  );
}
