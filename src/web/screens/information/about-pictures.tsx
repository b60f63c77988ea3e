/** Three kinds of products, as on the front page. Uses the menu's pictures. */
import { Picture } from '../../../ui/picture.tsx';
import { usePageMenu } from '../../state/page-menu.ts';
import { pictureSource } from '../../state/settings.ts';

const SHOWN = 3;

export function AboutPictures() {
  const menu = usePageMenu();
  const pictures = menu.flatMap(({ slug, image }) => (image ? [{ slug, image }] : []));
  if (pictures.length < SHOWN) return null;
  return (
    <div className="mb-12 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-6">
      {pictures.slice(0, SHOWN).map(({ slug, image }, place) => (
        <Picture
          key={slug}
          source={pictureSource(image)}
          decorative
          eager={place < 2}
          sizes="(min-width: 1280px) 400px, (min-width: 768px) 31vw, 47vw"
          shape="landscape"
          className={`rounded-soft ${place === SHOWN - 1 ? 'hidden md:block' : ''}`}
        />
      ))}
    </div>
  );
}
