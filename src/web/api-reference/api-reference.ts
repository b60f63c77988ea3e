/** Shows a description of calls by Redoc, on the pages /docs/api and /docs/api/office. No other page loads it. */
import rendererAddress from 'redoc/bundles/redoc.standalone.js?url';
import './api-reference.css';

const GREEN = '#1f4d3f';
const INK = '#1f2a24';

const page = document.querySelector('main')!;
const { description = '' } = page.dataset;

const OPTIONS = {
  downloadUrls: [{ title: 'OpenAPI 3.1', url: description }],
  // The permission that a call of the office needs, and whether it needs a recent proof.
  showExtensions: ['x-permission', 'x-fresh'],
  // Links to a call end in its name, so the menu shows the names.
  sideNavStyle: 'id-only',
  pathInMiddlePanel: true,
  hideSchemaTitles: true,
  nativeScrollbars: true,
  theme: {
    colors: { primary: { main: GREEN }, text: { primary: INK } },
    typography: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      headings: { fontFamily: 'inherit' },
      code: { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace', wrap: true },
    },
  },
};

const renderer = document.createElement('script');
renderer.src = rendererAddress;
renderer.addEventListener('load', () => {
  window.Redoc.init(description, OPTIONS, page, (failure) => {
    if (failure) throw new Error('The API reference could not be shown', { cause: failure });
  });
});
document.head.append(renderer);
