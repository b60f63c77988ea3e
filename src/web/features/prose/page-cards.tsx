/** Information pages as cards, with name and summary. */
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import { addressOf, type InformationPage } from './information-pages.ts';

export function PageCards({ pages }: { pages: readonly InformationPage[] }) {
  const t = useTranslations('prose');
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {pages.map((page) => (
        <li
          key={page}
          className="group relative rounded-soft border border-line bg-white p-6 transition-colors sm:last:odd:col-span-2 hover:border-edge"
        >
          <h3 className="text-xl">
            <Link
              to={addressOf(page)}
              className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-soft"
            >
              {t(`pages.${page}.name`)}
            </Link>
          </h3>
          <p className="mt-1 text-ink-soft">{t(`pages.${page}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
