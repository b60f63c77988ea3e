/** What the photographs of a product are called. */
import type { View } from '../../artwork/plate/facing-angle.ts';
import type { Translate } from '../editor-services.ts';

const ANGLES = ['hero', 'left', 'wrap', 'angle', 'pair', 'stack', 'scene'] as const;

export function angleNames(
  views: readonly Pick<View, 'angle'>[],
  t: Translate,
): { angle: string; name: string }[] {
  return views.map(({ angle }, place) => {
    const known = ANGLES.find((one) => one === angle);
    return {
      angle,
      name: known ? t(`angles.${known}`) : t('angles.other', { number: place + 1 }),
    };
  });
}
