/** The content security policy of a PDF. */

// Browsers show a PDF in a generated page with an embed element and inline styles.
export const PDF_VIEWER_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
