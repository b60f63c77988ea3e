/** The link to the same order in the account, if it belongs to the signed-in customer. */
import { useEffect, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { browserApi } from '../../api/client.ts';
import { isSignedIn, updateUser, useAccount } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';

export function AccountLink({ orderKey }: { orderKey: string }) {
  const t = useTranslations('thank-you');
  const signedIn = useAccount(isSignedIn);
  const [id, setId] = useState<string>();
  useEffect(() => {
    if (!signedIn) return;
    let isShown = true;
    browserApi.call('orders', {}).then(
      (orders) => {
        if (!isShown) return;
        updateUser({ orders });
        setId(orders.find(({ key }) => key === orderKey)?.id);
      },
      (failure: unknown) => console.warn('The orders could not be read', failure),
    );
    return () => {
      isShown = false;
    };
  }, [signedIn, orderKey]);
  return (
    signedIn &&
    id && (
      <Link to={`/account/order/${id}`} className={buttonClass('secondary')}>
        {t('account')}
      </Link>
    )
  );
}
