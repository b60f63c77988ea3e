/** The whole menu: parents on the left, sub-categories of the chosen one on the right. Loaded when first opened. */
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { shortenDescription } from '../../../domain/catalogue/menu.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { MenuCategory } from '../../../contract/shop/catalogue.ts';
import { useApp } from '../../state/app.ts';
import type { PageMenu } from '../../state/page-menu.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

export interface MegaMenuProps {
  menu: PageMenu;
  /** Slug of the parent whose sub-categories are shown. */
  chosen: string;
  onChoose: (slug: string) => void;
}

// Each column scrolls separately, so the panel stays in view however long the list is.
const COLUMN = '-m-1 max-h-[calc(100dvh-14rem)] overflow-y-auto overscroll-contain p-1';

export function MegaMenu({ menu, chosen, onChoose }: MegaMenuProps) {
  const t = useTranslations('shell');
  const parent = menu.find(({ slug }) => slug === chosen) ?? menu[0];
  // Details that the page does not include. Without them, the names still link to the categories.
  const known = useApp((state) => state.menu.find(({ slug }) => slug === parent?.slug)?.categories);
  if (!parent) return null;

  return (
    <Tabs
      chosen={parent.slug}
      onChoose={onChoose}
      className="page grid grid-cols-[15rem_1fr] gap-8 py-6"
    >
      <TabList label={t('menu.categories')} className={COLUMN}>
        {menu.map(({ slug, name }) => (
          <Tab
            key={slug}
            id={slug}
            onHover={() => onChoose(slug)}
            className="block min-h-10 w-full rounded-soft px-3 text-left aria-selected:chosen aria-selected:bg-bottle-tint aria-selected:font-semibold aria-selected:text-bottle-deep"
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={parent.slug} id={parent.slug} className={COLUMN}>
        <div className="mb-4 flex items-center justify-between gap-4">
          <p className="font-display text-2xl font-semibold">{parent.name}</p>
          <Link
            to={`/c/${parent.slug}`}
            aria-label={t('menu.viewAllOf', { category: parent.name })}
            className={buttonClass('secondary', 'small')}
          >
            {t('menu.viewAll')}
          </Link>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-3">
          {parent.categories.map((category) => (
            <li key={category.slug}>
              <SubCategory {...category} {...known?.find(({ slug }) => slug === category.slug)} />
            </li>
          ))}
        </ul>
      </TabPanel>
    </Tabs>
  );
}

function SubCategory({
  slug,
  name,
  image = null,
  metaDescription = '',
}: PageMenu[number]['categories'][number] & Partial<MenuCategory['categories'][number]>) {
  return (
    <Link
      to={`/c/${slug}`}
      className="flex gap-4 rounded-soft p-2 text-ink no-underline hover:bg-paper-deep"
    >
      <Picture
        source={pictureSource(image)}
        decorative
        sizes="80px"
        className="size-20 shrink-0 rounded-soft"
      />
      <span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">{shortenDescription(metaDescription)}</span>
      </span>
    </Link>
  );
}
