/** The picture of a cart line as a link to the line, with a small one of the other side below it. */
import { Link } from '../../navigation/link.tsx';
import type { CartItem } from '../../../contract/cart/cart.ts';
import { LinePicture } from './line-picture.tsx';
import { Sides } from './other-side.tsx';

export function LineSides({ line, address }: { line: CartItem; address: string }) {
  return (
    <Link to={address} tabIndex={-1} aria-hidden="true" className="row-span-2">
      <Sides line={line} look="small">
        <LinePicture line={line} sizes="(min-width: 640px) 160px, 136px" />
      </Sides>
    </Link>
  );
}
