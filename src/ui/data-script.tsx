/** Structured data for search engines (JSON-LD). It is data, not code, so the content security policy allows it. */

export interface DataScriptProps {
  /** False in the browser, which keeps the server's element and so need not load the code that makes it. */
  of: false | (() => object);
}

export function DataScript({ of }: DataScriptProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: of ? jsonLdText(of()) : '' }}
    />
  );
}

/** Escapes '<', with which a product's text could close the script element. */
export function jsonLdText(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org/', ...data }).replaceAll('<', '\\u003c');
}
