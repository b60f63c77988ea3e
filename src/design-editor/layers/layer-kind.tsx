/** What kinds of layers there are for shoppers, and their icons. */
import type { Layer } from '../../artwork/design/design.ts';
import { Icon, LineIcon } from '../../ui/icon.tsx';
import { LETTER, SMILE } from '../icon-paths.ts';
import { isEmoji } from './layer-names.ts';

export type LayerKind = 'text' | 'photo' | 'drawings' | 'emoji';

export function kindOf(layer: Layer): LayerKind {
  if (layer.type === 'image') return 'photo';
  if (layer.type !== 'text') return 'drawings';
  return isEmoji(layer) ? 'emoji' : 'text';
}

export function KindIcon({ kind }: { kind: LayerKind }) {
  if (kind === 'photo') return <Icon name="image" />;
  if (kind === 'drawings') return <Icon name="heart" />;
  return <LineIcon path={kind === 'text' ? LETTER : SMILE} />;
}
