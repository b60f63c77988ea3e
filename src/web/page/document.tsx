/** The whole HTML document, rendered by the server and hydrated by the browser. */
import type { ReactNode } from 'react';
import figtree from '../../ui/fonts/figtree.woff2?url';
import fraunces from '../../ui/fonts/fraunces.woff2?url';

/** URLs of the built files that one page needs. */
export interface PageAssets {
  stylesheets: readonly string[];
  /** Changes with every build; part of the URLs of translation files. */
  version: string;
}

export function Document({ assets, children }: { assets: PageAssets; children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f4d3f" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />
        {assets.stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
