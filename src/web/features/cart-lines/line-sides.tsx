/** The picture of a cart line, or both sides beside each other, as a link to the line. Every picture is equally large where the window is wide. */
import { Link } from '../../navigation/link.tsx';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { LinePicture } from './line-picture.tsx';
import { hasOtherSide, Sides } from './other-side.tsx';

export function LineSides({ line, address }: { line: CartItem; address: string }) {
  return (
    <Link
      to={address}
      tabIndex={-1}
      aria-hidden="true"
      className={hasOtherSide(line) ? 'max-sm:col-span-full sm:row-span-2' : 'row-span-2'}
    >
      <Sides line={line}>
        <LinePicture line={line} sizes="(min-width: 640px) 160px, 136px" />
      </Sides>
    </Link>
  );
}
