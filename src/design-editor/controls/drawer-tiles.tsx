/** The drawings or the symbols that can be added: searched, in groups, each group led to by a button. */
import { useId, useState } from 'react';
import type { ClipartGroup, Collection } from '../../artwork/design/collection.ts';
import type { Process } from '../../artwork/design/design.ts';
import { isOneTone } from '../../artwork/plate/plate.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { useTranslations } from '../editor-services.ts';
import { DrawerSearch } from './drawer-search.tsx';
import { EMOJI } from './emoji.ts';
import { EmojiTile } from './emoji-tile.tsx';
import { findPictures } from './find-pictures.ts';
import { TileGroup, type Tile } from './tile-group.tsx';

export type Drawer = 'drawings' | 'emoji';

export interface DrawerTilesProps {
  drawer: Drawer;
  process: Process;
  clipart: Collection['clipart'];
  /** URLs of the fonts. */
  fonts: Readonly<Record<string, string>>;
  /** What is searched at first. */
  sought: string;
  onDrawing: (drawing: string) => void;
  onEmoji: (emoji: string) => void;
}

const GROUPS = ['love', 'animals', 'nature', 'parties', 'table', 'pastimes'] as const;

export function DrawerTiles(props: DrawerTilesProps) {
  const { drawer, process } = props;
  const t = useTranslations();
  const id = useId();
  const [searched, setSearched] = useState(props.sought);
  const isColoured = !isOneTone(process);
  const tiles = { drawings: drawingTiles(props), emoji: emojiTiles(props, isColoured) };
  const findIn = (one: Drawer) =>
    findPictures(tiles[one], searched, ({ group }) => t(`groups.${group}`));
  const found = findIn(drawer);
  const other = drawer === 'drawings' ? 'emoji' : 'drawings';
  const instead = found.length === 0 ? findIn(other) : [];
  const shown = GROUPS.filter((group) => found.some((tile) => tile.group === group));
  const isSearched = searched.trim() !== '';
  const headOf = (group: ClipartGroup) => `${id}-${group}`;
  return (
    <>
      <DrawerSearch label={t(`find.${drawer}`)} searched={searched} onSearch={setSearched} />
      {!isSearched && (
        <nav aria-label={t('find.groups')} className="editor-jumps">
          {GROUPS.map((group) => (
            <button
              key={group}
              type="button"
              onClick={() => goTo(headOf(group))}
              className="min-h-11 rounded-soft px-2 text-sm underline underline-offset-4 hover:bg-paper-deep"
            >
              {t(`groups.${group}`)}
            </button>
          ))}
        </nav>
      )}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isSearched &&
          (found.length > 0
            ? t('find.found', { count: found.length })
            : t(`find.none.${drawer}`, { words: searched.trim() }))}
        {instead.length > 0 && ` ${t(`find.instead.${other}`)}`}
      </p>
      {isColoured && !isSearched && <p className="text-sm text-ink-soft">{t('add.oneColour')}</p>}
      {shown.map((group) => (
        <TileGroup
          key={group}
          id={headOf(group)}
          title={t(`groups.${group}`)}
          tiles={found.filter((tile) => tile.group === group)}
        />
      ))}
      {instead.length > 0 && (
        <TileGroup id={`${id}-instead`} title={t(`add.${other}`)} tiles={instead} />
      )}
      {found.length === 0 && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            setSearched('');
            // It goes with what was searched.
            currentTarget.closest('.editor-drawer')?.querySelector('input')?.focus();
          }}
          className={buttonClass('secondary', 'medium', 'justify-self-start')}
        >
          {t('find.all')}
        </button>
      )}
    </>
  );
}

function drawingTiles({ clipart, onDrawing }: DrawerTilesProps): Tile[] {
  return clipart.map(({ id, name, group, d }) => ({
    id,
    name,
    group,
    onChoose: () => onDrawing(id),
    picture: (
      <svg viewBox="-0.6 -0.6 1.2 1.2" aria-hidden="true" className="size-8 fill-ink">
        <path d={d} />
      </svg>
    ),
  }));
}

function emojiTiles({ fonts, onEmoji }: DrawerTilesProps, isColoured: boolean): Tile[] {
  return GROUPS.flatMap((group) =>
    EMOJI[group].map(([emoji, name, ink]) => ({
      id: emoji,
      name,
      group,
      onChoose: () => onEmoji(emoji),
      picture: <EmojiTile emoji={emoji} ink={isColoured ? ink : undefined} addresses={fonts} />,
    })),
  );
}

/** The focus follows, so that the next tab is at the first tile. */
function goTo(id: string): void {
  const head = document.getElementById(id);
  head?.scrollIntoView();
  head?.focus({ preventScroll: true });
}
