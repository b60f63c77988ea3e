/** Facts for search engines, as JSON-LD: data, not code, so the content security policy lets it stand and nothing runs it. */

export interface DataScriptProps {
  /** Called on the server alone: the browser keeps what came with the page and loads nothing for it. */
  of: () => object;
}

export function DataScript({ of }: DataScriptProps) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? asScript(of()) : '' }}
    />
  );
}

/** '<' would let a product's own text close the script element. */
export function asScript(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org/', ...data }).replaceAll('<', '\\u003c');
}
