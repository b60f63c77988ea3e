/** The row of categories below the header, and the button that opens the whole menu. */
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDismiss } from '../../../ui/overlays/use-dismiss.ts';
import type { PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const loadMenu = () => import('./mega-menu.tsx');
const MegaMenu = lazy(async () => ({ default: (await loadMenu()).MegaMenu }));

const SHOWN = 8;
/** More do not fit beside the button in the narrowest window with a bar. */
const SHOWN_NARROW = 5;
/** Kinds of things after the occasions and people. */
const KINDS = 2;

export function CategoryBar({ menu }: { menu: PageMenu }) {
  const t = useTranslations('shell');
  const { key: visit } = useLocation();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(menu[0]?.slug ?? '');
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(open, panel, opener, close);
  useEffect(close, [visit, close]);

  const hover = useHoverMenu({
    panel,
    prepare: () => void loadMenu(),
    open(slug) {
      setChosen(slug);
      setOpen(true);
    },
    close,
  });

  const occasions = menu.filter(({ occasion }) => occasion).slice(0, SHOWN);
  const kinds = menu.filter(({ occasion }) => !occasion).slice(0, SHOWN + KINDS - occasions.length);

  return (
    <nav aria-label={t('menu.main')} className="relative hidden lg:block" {...hover.bar}>
      <div className="page flex h-12 items-center gap-1">
        {menu.length > 0 && (
          <button
            ref={opener}
            type="button"
            aria-expanded={open}
            aria-controls="mega-menu"
            onPointerEnter={() => void loadMenu()}
            onClick={() => setOpen(!open)}
            className="mr-2 -ml-3 inline-flex h-11 items-center gap-2 rounded-soft px-3 font-semibold hover:bg-paper-deep"
          >
            <Icon name={open ? 'close' : 'menu'} />
            {t('menu.all')}
          </button>
        )}
        {/* Right after its button in the DOM, so that Tab goes from there into the menu. */}
        <div
          id="mega-menu"
          ref={panel}
          hidden={!open}
          className="absolute inset-x-0 top-full border-y border-line bg-paper shadow-lift"
        >
          {open && (
            <Suspense fallback={null}>
              <MegaMenu menu={menu} chosen={chosen} onChoose={setChosen} />
            </Suspense>
          )}
        </div>
        {[...occasions, ...kinds].map(({ slug, name, occasion }, place) => (
          <Link
            key={slug}
            to={`/c/${slug}`}
            {...hover.category(slug)}
            className={`${!occasion || place < SHOWN_NARROW ? 'inline-flex' : 'hidden xl:inline-flex'} h-11 items-center rounded-soft px-3 whitespace-nowrap text-ink no-underline underline-offset-8 hover:underline`}
          >
            {name}
          </Link>
        ))}
        <Link
          to="/sale"
          className="ml-auto inline-flex h-11 items-center rounded-soft px-3 font-semibold text-clay-deep no-underline underline-offset-8 hover:underline"
        >
          {t('menu.sale')}
        </Link>
      </div>
    </nav>
  );
}
