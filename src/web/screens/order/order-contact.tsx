/** The shop's email address and telephone, on every page of an order. */
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { shopSettings } from '../../state/settings.ts';

export function OrderContact() {
  const { email, phone } = shopSettings();
  return (
    <ul className="mt-1">
      <li>
        <a href={`mailto:${email}`} className={`inline-block py-1 break-all ${TEXT_LINK}`}>
          {email}
        </a>
      </li>
      <li>
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={`inline-block py-1 ${TEXT_LINK}`}>
          {phone}
        </a>
      </li>
    </ul>
  );
}
