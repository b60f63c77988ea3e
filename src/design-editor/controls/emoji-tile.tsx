/** An emoji as it will be made: in one colour, from the shop's font instead of the device's. */
import { useEffect, useState } from 'react';
import { outlineText } from '../../artwork/render/outline-text.ts';
import { loadFont, shaper } from '../../live-photo/drawing.ts';

export interface EmojiTileProps {
  emoji: string;
  /** `#rrggbb`; absent: the colour of texts. */
  ink: string | undefined;
  /** URLs by font. */
  addresses: Readonly<Record<string, string>>;
}

export function EmojiTile({ emoji, ink, addresses }: EmojiTileProps) {
  const [d, setD] = useState('');
  useEffect(() => {
    let isShown = true;
    loadFont('emoji', addresses['emoji']).then(
      () => isShown && setD(outlineOf(emoji)),
      // The tile keeps its name, and choosing it shows the error.
      (failure: unknown) => console.warn('The emoji was not fetched', failure),
    );
    return () => {
      isShown = false;
    };
  }, [emoji, addresses]);
  return (
    <svg
      viewBox="-0.6 -0.94 1.2 1.2"
      aria-hidden="true"
      fill={ink ?? 'currentColor'}
      className="size-8"
    >
      <path d={d} />
    </svg>
  );
}

function outlineOf(emoji: string): string {
  const layer = { type: 'text', id: emoji, x: 0, y: 0, font: 'emoji', size: 1 } as const;
  return outlineText({ ...layer, text: emoji, align: 'centre', fill: '#000000' }, shaper).d;
}
