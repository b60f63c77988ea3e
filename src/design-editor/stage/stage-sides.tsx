/** The sides of a mug on the stage: their names above the drawing, and the way to the other one where only one fits. */
import type { Side } from '../product/sides.ts';
import { angleNames } from '../product/angle-names.ts';
import { useTranslations } from '../editor-services.ts';
import { Icon } from '../../ui/icon.tsx';

export interface SideNamesProps {
  sides: readonly Side[];
  /** The upper edge of what is printed, in mm. */
  top: number;
  /** What is above that edge, in mm. */
  room: number;
  /** Mm per screen pixel. */
  perPixel: number;
}

const LETTERS_PX = 13;
const GAP_PX = 5;

/** Only for eyes: buttons and photographs have the same names. */
export function SideNames({ sides, top, room, perPixel }: SideNamesProps) {
  const names = angleNames(sides, useTranslations());
  if (room < (LETTERS_PX + GAP_PX) * perPixel) return null;
  return (
    <g aria-hidden="true" pointerEvents="none">
      {sides.map(({ angle, middle }, at) => (
        <text
          key={angle}
          x={middle}
          y={top - GAP_PX * perPixel}
          fontSize={LETTERS_PX * perPixel}
          textAnchor="middle"
          className="fill-ink-soft"
        >
          {names[at]?.name}
        </text>
      ))}
    </g>
  );
}

export interface SideTurnProps {
  sides: readonly Side[];
  /** Of the photograph looked at. */
  angle: string;
  onTurn: (angle: string) => void;
}

/** At the lower edge of the stage, towards the side that it goes to. */
export function SideTurn({ sides, angle, onTurn }: SideTurnProps) {
  const t = useTranslations();
  const now = sides.findIndex((side) => side.angle === angle);
  const to = sides[now === 0 ? 1 : 0];
  const [name] = to ? angleNames([to], t) : [];
  if (!to || !name) return null;
  const isLeft = to === sides[0];
  return (
    <div className="editor-turn" data-to={isLeft ? 'left' : 'right'}>
      <button
        type="button"
        onClick={() => onTurn(to.angle)}
        className="absolute flex min-h-11 items-center gap-1 rounded-soft bg-paper px-2 text-sm font-semibold"
      >
        {isLeft && <Icon name="chevron-right" className="size-4 rotate-180" />}
        {name.name}
        {!isLeft && <Icon name="chevron-right" className="size-4" />}
      </button>
    </div>
  );
}
