/** Pictures that can be added, below the name of their group. */
import type { ReactNode } from 'react';
import type { ClipartGroup } from '../../artwork/design/collection.ts';

export interface Tile {
  id: string;
  name: string;
  group: ClipartGroup;
  picture: ReactNode;
  onChoose: () => void;
}

export interface TileGroupProps {
  /** Of the heading. */
  id: string;
  title: string;
  tiles: readonly Tile[];
}

const TILE =
  'inline-flex size-12 items-center justify-center rounded-soft border border-line bg-white hover:border-ink';

export function TileGroup({ id, title, tiles }: TileGroupProps) {
  return (
    <div>
      <h3 id={id} tabIndex={-1} className="text-sm text-ink-soft">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-1 flex flex-wrap gap-2">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <button
              type="button"
              aria-label={tile.name}
              title={tile.name}
              onClick={tile.onChoose}
              className={TILE}
            >
              {tile.picture}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
