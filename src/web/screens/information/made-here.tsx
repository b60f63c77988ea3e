/** A picture of each way in which things are made. Uses the menu's pictures. */
import { Picture } from '../../../ui/picture.tsx';
import { Link } from '../../navigation/link.tsx';
import { usePageMenu } from '../../state/page-menu.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

/** Ways of making, each with the category whose picture shows it. */
const MADE = [
  ['sublimation', 'mugs'],
  ['laser', 'slate'],
  ['wood', 'kitchen-and-boards'],
  ['etch', 'glassware'],
  ['vinyl', 't-shirts'],
  ['print3d', '3d-printed'],
] as const;

export function MadeHere() {
  const t = useTranslations('information');
  const menu = usePageMenu();
  return (
    <ul className="mt-6 grid grid-cols-2 gap-3 text-base sm:grid-cols-3">
      {MADE.map(([way, wanted]) => {
        const image = menu.find(({ slug }) => slug === wanted)?.image;
        return (
          image && (
            <li key={way}>
              <Link
                to={`/c/${wanted}`}
                className="block text-ink underline-offset-4 hover:underline"
              >
                <Picture
                  source={pictureSource(image)}
                  decorative
                  sizes="(min-width: 640px) 208px, 45vw"
                  className="mb-2 rounded-soft"
                />
                {t(`made.${way}`)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
