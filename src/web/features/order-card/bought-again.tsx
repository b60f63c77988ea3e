/** The result of reordering. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { useTranslations } from '../../state/translations.ts';
import type { Outcome } from '../../cart/buy-again.ts';

export function BoughtAgain({ outcome: { added, left } }: { outcome: Outcome }) {
  const t = useTranslations('order-card');
  return (
    <Callout
      look={added > 0 ? 'success' : 'warning'}
      title={t('again.added', { count: added })}
      action={
        added > 0 && (
          <Link to="/cart" className={buttonClass('secondary')}>
            {t('again.cart')}
          </Link>
        )
      }
      className="mt-4"
    >
      {left.length > 0 && (
        <ul className="mt-2 space-y-1">
          {left.map(({ id, name, slug, why }) => (
            <li key={id}>
              {t(`again.${why}`, { name })}{' '}
              {why !== 'withdrawn' && (
                <Link to={`/p/${slug}`} className={TEXT_LINK}>
                  {t('again.look', { name })}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Callout>
  );
}
