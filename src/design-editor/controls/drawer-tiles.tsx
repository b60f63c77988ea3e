/** The drawings or the emoji that can be added, as list items. */
import type { ReactNode } from 'react';
import type { Collection } from '../../artwork/design/collection.ts';
import { EMOJI } from './emoji.ts';
import { EmojiTile } from './emoji-tile.tsx';

export type Drawer = 'drawings' | 'emoji';

export interface DrawerTilesProps {
  drawer: Drawer;
  clipart: Collection['clipart'];
  /** URLs of the fonts. */
  fonts: Readonly<Record<string, string>>;
  onDrawing: (drawing: string) => void;
  onEmoji: (emoji: string) => void;
}

const TILE =
  'inline-flex size-12 items-center justify-center rounded-soft border border-line bg-white hover:border-ink';

export function DrawerTiles({ drawer, clipart, fonts, onDrawing, onEmoji }: DrawerTilesProps) {
  if (drawer === 'drawings')
    return clipart.map(({ id, name, d }) => (
      <Tile key={id} name={name} onChoose={() => onDrawing(id)}>
        <svg viewBox="-0.6 -0.6 1.2 1.2" aria-hidden="true" className="size-8 fill-ink">
          <path d={d} />
        </svg>
      </Tile>
    ));
  return EMOJI.map(({ emoji, name }) => (
    <Tile key={emoji} name={name} onChoose={() => onEmoji(emoji)}>
      <EmojiTile emoji={emoji} addresses={fonts} />
    </Tile>
  ));
}

interface TileProps {
  name: string;
  onChoose: () => void;
  children: ReactNode;
}

function Tile({ name, onChoose, children }: TileProps) {
  return (
    <li>
      <button type="button" aria-label={name} title={name} onClick={onChoose} className={TILE}>
        {children}
      </button>
    </li>
  );
}
