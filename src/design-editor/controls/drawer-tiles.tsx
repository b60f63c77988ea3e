/** The drawings or the emoji that can be added, in groups. */
import { useId, type ReactNode } from 'react';
import type { ClipartGroup, Collection } from '../../artwork/design/collection.ts';
import type { Process } from '../../artwork/design/design.ts';
import { isOneTone } from '../../artwork/plate/plate.ts';
import { useTranslations } from '../editor-services.ts';
import { EMOJI } from './emoji.ts';
import { EmojiTile } from './emoji-tile.tsx';

export type Drawer = 'drawings' | 'emoji';

export interface DrawerTilesProps {
  drawer: Drawer;
  process: Process;
  clipart: Collection['clipart'];
  /** URLs of the fonts. */
  fonts: Readonly<Record<string, string>>;
  onDrawing: (drawing: string) => void;
  onEmoji: (emoji: string) => void;
}

const GROUPS = ['love', 'animals', 'nature', 'parties', 'table', 'pastimes'] as const;
const TILE =
  'inline-flex size-12 items-center justify-center rounded-soft border border-line bg-white hover:border-ink';

export function DrawerTiles({
  drawer,
  process,
  clipart,
  fonts,
  onDrawing,
  onEmoji,
}: DrawerTilesProps) {
  const t = useTranslations();
  const isColoured = !isOneTone(process);
  const tiles = GROUPS.map((group) => (
    <Group key={group} group={group}>
      {drawer === 'drawings'
        ? clipart
            .filter((drawing) => drawing.group === group)
            .map(({ id, name, d }) => (
              <Tile key={id} name={name} onChoose={() => onDrawing(id)}>
                <svg viewBox="-0.6 -0.6 1.2 1.2" aria-hidden="true" className="size-8 fill-ink">
                  <path d={d} />
                </svg>
              </Tile>
            ))
        : EMOJI[group].map(([emoji, name, ink]) => (
            <Tile key={emoji} name={name} onChoose={() => onEmoji(emoji)}>
              <EmojiTile emoji={emoji} ink={isColoured ? ink : undefined} addresses={fonts} />
            </Tile>
          ))}
    </Group>
  ));
  return (
    <>
      {isColoured && <p className="text-sm text-ink-soft">{t('add.oneColour')}</p>}
      {tiles}
    </>
  );
}

function Group({ group, children }: { group: ClipartGroup; children: ReactNode }) {
  const t = useTranslations();
  const id = useId();
  return (
    <div>
      <h3 id={id} className="text-sm text-ink-soft">
        {t(`groups.${group}`)}
      </h3>
      <ul aria-labelledby={id} className="mt-1 flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
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
