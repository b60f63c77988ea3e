/** Shows `/api/openapi.json` by Redoc on the page /docs/api. No page of the shop loads it. */
import rendererAddress from 'redoc/bundles/redoc.standalone.js?url';
import './api-reference.css';

const DESCRIPTION = '/api/openapi.json';
const GREEN = '#1f4d3f';
const INK = '#1f2a24';

const OPTIONS = {
  downloadUrls: [{ title: 'OpenAPI 3.1', url: DESCRIPTION }],
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

const page = document.querySelector('main')!;
const renderer = document.createElement('script');
renderer.src = rendererAddress;
renderer.addEventListener('load', () => {
  window.Redoc.init(DESCRIPTION, OPTIONS, page, (failure) => {
    if (failure) throw new Error('The API reference could not be shown', { cause: failure });
  });
});
document.head.append(renderer);
