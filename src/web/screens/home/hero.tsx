/** The first thing a visitor sees: what the shop does, in words and in three pictures composed like all others. */
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { useWords } from '../../state/words.ts';

export function Hero() {
  const t = useWords('home');
  return (
    <section className="page grid items-center gap-10 pt-8 pb-4 lg:grid-cols-[1fr_1.1fr] lg:pt-12">
      <div>
        <p className="text-sm font-semibold tracking-wide text-clay-deep uppercase">{t('hero.eyebrow')}</p>
        <h1 className="mt-3 text-4xl sm:text-5xl xl:text-6xl">{t('hero.title')}</h1>
        <p className="mt-5 max-w-prose text-lg text-ink-soft">{t('hero.text')}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link to="/shop" className={buttonClass('primary', 'large')}>
            {t('hero.shop')}
          </Link>
          <a href="#how" className={buttonClass('quiet', 'large')}>
            {t('hero.how')}
          </a>
        </p>
      </div>
    </section>
  );
}
