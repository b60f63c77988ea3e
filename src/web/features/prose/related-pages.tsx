/** Links to related pages. */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { addressOf, pagesAfter, type InformationPage } from './information-pages.ts';

export function RelatedPages({ page }: { page: InformationPage }) {
  const t = useTranslations('prose');
  const pages = pagesAfter(page);
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="rounded-soft bg-paper-deep p-6">
      <h2 id="related" className="text-xl">
        {t('related')}
      </h2>
      <ul className="mt-2">
        {pages.map((next) => (
          <li key={next} className="border-b border-line last:border-0">
            <Link
              to={addressOf(next)}
              className="flex min-h-12 items-center justify-between gap-3 underline-offset-4 hover:underline"
            >
              {t(`pages.${next}.name`)}
              <Icon name="chevron-right" className="size-4 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
