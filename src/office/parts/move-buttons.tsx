/** Buttons that move an entry of a list up and down. At an end they keep the focus and do nothing. */
import { IconButton } from './button.tsx';

export interface MoveButtonsProps {
  /** Of the entry, read out: 'Move Customer up'. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon="chevron-up"
        label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => isFirst || onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => isLast || onMove(1)}
      />
    </>
  );
}

/** The list with the entry at this place moved by one. */
export function moved<Entry>(entries: readonly Entry[], place: number, by: -1 | 1): Entry[] {
  const next = [...entries];
  next.splice(place + by, 0, ...next.splice(place, 1));
  return next;
}
