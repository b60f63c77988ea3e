/** Title, description and URL of a page, for search engines and shared links. */
import { shopSettings } from '../../state/settings.ts';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Canonical path with its known parameters; absent on pages not to be indexed, such as searches. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** A catalogue picture for shared links; the shop's own picture by default. */
  image?: { key: string; alt: string } | undefined;
  type?: 'website' | 'product';
}

/** Drawn by `tools/assets/draw-icons.ts`. */
const SHARED_PICTURE = '/share.jpg';

/** A JPEG of a catalogue picture, drawn by the server. */
const shareAddress = (key: string) => `${key.replace(/^catalogue/, '/share')}.jpg`;

export function PageHead({
  title,
  description,
  path,
  hidden = false,
  image,
  type = 'website',
}: PageHeadProps) {
  const { name, origin } = shopSettings();
  const full = title.includes(name) ? title : `${title} · ${name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      {/* Pages that are not indexed need no sharing tags. */}
      {!hidden && (
        <>
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content="en_GB" />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title} />
          {description && <meta property="og:description" content={description} />}
          {path !== undefined && <meta property="og:url" content={origin + path} />}
          <meta
            property="og:image"
            content={origin + (image ? shareAddress(image.key) : SHARED_PICTURE)}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          {image && <meta property="og:image:alt" content={image.alt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
