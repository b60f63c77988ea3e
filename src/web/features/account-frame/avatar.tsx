/** The customer's picture, or their initials until it loads or if there is none. */
import { useEffect, useState } from 'react';
import type { User } from '../../../contract/account/account.ts';
import { shopSettings } from '../../state/settings.ts';
import { avatarAddress, initialsOf } from './avatar-address.ts';

export function Avatar({ user }: { user: User | null }) {
  const { avatarOrigin } = shopSettings();
  const [address, setAddress] = useState<string>();
  const [shown, setShown] = useState(false);
  const email = user?.email ?? '';

  useEffect(() => {
    if (email === '') return;
    let current = true;
    void avatarAddress(avatarOrigin, email).then((found) => current && setAddress(found));
    return () => {
      current = false;
    };
  }, [avatarOrigin, email]);

  return (
    <span
      aria-hidden="true"
      className="relative flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-full bg-sage font-display text-lg text-ink"
    >
      {user && initialsOf(user)}
      {address && (
        <img
          src={address}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={() => setShown(true)}
          onError={() => setAddress(undefined)}
          className={`absolute inset-0 size-full object-cover ${shown ? '' : 'invisible'}`}
        />
      )}
    </span>
  );
}
