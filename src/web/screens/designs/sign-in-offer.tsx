/** What a guest gains by signing in: their designs on every device, without expiry. */
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { showDialog } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';

export function SignInOffer() {
  const t = useTranslations('designs');
  return (
    <Callout
      look="info"
      title={t('offer.title')}
      action={
        <Button look="secondary" onClick={() => showDialog('login')}>
          {t('offer.signIn')}
        </Button>
      }
      className="mt-8"
    >
      <p>{t('offer.text')}</p>
    </Callout>
  );
}
