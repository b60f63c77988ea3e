/** Why the server refused a step, with the products that it is about. */
import { useEffect, useRef } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import type { Refusal } from '../../api/refusal.ts';
import { useCart } from '../../state/cart.ts';
import { useTranslations } from '../../state/translations.ts';
import { isAboutCart } from './save-checkout.ts';

export function CheckoutRefusal({ refusal }: { refusal: Refusal }) {
  const t = useTranslations('checkout');
  const items = useCart((cart) => cart.items);
  const aboutCart = isAboutCart(refusal);
  const title = aboutCart && refusal.fields[0] ? t('refusal') : refusal.message || t('unreachable');
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be far above, at the foot of a phone's window.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  return (
    <Callout look="error" role="alert" ref={place} title={title} className="mt-5">
      {refusal.fields.map(({ field, message }) => (
        <p key={field}>
          <b className="block">{items.find(({ id }) => field.includes(id))?.name}</b>
          {message}
        </p>
      ))}
      <p>
        {t('kept')}{' '}
        {aboutCart && (
          <Link to="/cart" className={TEXT_LINK}>
            {t('toCart')}
          </Link>
        )}
      </p>
    </Callout>
  );
}
