/** Facts for search engines, as JSON-LD: data, not code, so the content security policy lets it stand and nothing runs it. */

export interface DataScriptProps {
  /** False in the browser, which keeps what came with the page and need not load what wrote it. */
  of: false | (() => object);
}

export function DataScript({ of }: DataScriptProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: of ? asScript(of()) : '' }}
    />
  );
}

/** '<' would let a product's own text close the script element. */
export function asScript(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org/', ...data }).replaceAll('<', '\\u003c');
}
