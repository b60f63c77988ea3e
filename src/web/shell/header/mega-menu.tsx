/**
 * The whole menu: occasions and people on the left, kinds of things beside them, and the sub-categories of the chosen
 * one on the right. Loaded when first opened.
 */
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
const COLUMN = '-m-1 max-h-[calc(100dvh-13.5rem)] overflow-y-auto overscroll-contain p-1';
const ROWS = 'columns-2 gap-2';

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
      className="page grid grid-cols-[36rem_1fr] gap-8 py-5"
    >
      <TabList label={t('menu.categories')} className={`${COLUMN} grid grid-cols-2 gap-6`}>
        <Group
          title={t('menu.forWhom')}
          categories={menu.filter(({ occasion }) => occasion)}
          onChoose={onChoose}
        />
        <Group
          title={t('menu.what')}
          categories={menu.filter(({ occasion }) => !occasion)}
          onChoose={onChoose}
        />
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
        <ul className="grid gap-x-6 gap-y-3 xl:grid-cols-2">
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

function Group({
  title,
  categories,
  onChoose,
}: {
  title: string;
  categories: PageMenu;
  onChoose: (slug: string) => void;
}) {
  if (categories.length === 0) return null;
  return (
    <div role="presentation">
      {/* The list is named as a whole; screen readers count its tabs. */}
      <p aria-hidden className="mb-2 px-3 font-display text-lg font-semibold">
        {title}
      </p>
      <div role="presentation" className={ROWS}>
        {categories.map(({ slug, name }) => (
          <Tab
            key={slug}
            id={slug}
            onHover={() => onChoose(slug)}
            className="block min-h-10 w-full break-inside-avoid rounded-soft px-3 py-1 text-left leading-tight aria-selected:chosen aria-selected:bg-bottle-tint aria-selected:font-semibold aria-selected:text-bottle-deep"
          >
            {name}
          </Tab>
        ))}
      </div>
    </div>
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
