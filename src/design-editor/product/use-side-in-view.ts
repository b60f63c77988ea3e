/** Scrolls the stage to the side that is looked at, also when its photograph is chosen, or a layer that it faces, and when it fills the stage again. */
import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PrintArea } from '../../artwork/design/design.ts';
import type { Side } from './sides.ts';
import { shownOf } from '../stage/print-area.tsx';

/** @param room contains the stage */
export function useSideInView(
  room: RefObject<HTMLElement | null>,
  sides: readonly Side[],
  angle: string,
  area: PrintArea,
  zoom: number,
): void {
  const show = useEffectEvent((isForced: boolean) => {
    const stage = room.current?.querySelector('.editor-stage');
    const side = sides.find((one) => one.angle === angle);
    if (!stage || !side) return;
    const { left, right } = shownOf(area);
    const scrollFor = (x: number) =>
      ((x - left) / (right - left)) * stage.scrollWidth - stage.clientWidth / 2;
    const isAway = stage.scrollLeft < scrollFor(side.from) || stage.scrollLeft > scrollFor(side.to);
    if (isForced || isAway) stage.scrollLeft = scrollFor((side.from + side.to) / 2);
  });
  useEffect(() => show(false), [sides, angle, area]);
  useEffect(() => show(zoom === 1), [zoom]);
}
