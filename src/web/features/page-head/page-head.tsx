/** Title, description and address of a page, as search engines and shared links show them. */
import { shopSettings } from '../../state/settings.ts';

export interface PageHeadProps {
  title: string;
  description?: string;
  /** Canonical path with its known parameters; absent on pages that must not be found, such as searches. */
  path?: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** Absolute address of a picture for shared links. */
  image?: string;
}

export function PageHead({ title, description, path, hidden = false, image }: PageHeadProps) {
  const { name, origin } = shopSettings();
  const full = title.includes(name) ? title : `${title} · ${name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={origin + path} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {path !== undefined && <meta property="og:url" content={origin + path} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
