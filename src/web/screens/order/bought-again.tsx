/** What came of ordering the same again. */
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { useWords } from '../../state/words.ts';
import type { Outcome } from './buy-again.ts';

export function BoughtAgain({ outcome: { added, left } }: { outcome: Outcome }) {
  const t = useWords('order');
  return (
    <div className="mt-4 rounded-soft bg-bottle-tint px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="font-semibold">{t('again.added', { count: added })}</p>
        {added > 0 && (
          <Link to="/cart" className={buttonClass('secondary', 'medium', 'bg-white!')}>
            {t('again.cart')}
          </Link>
        )}
      </div>
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
    </div>
  );
}
