/** A router for a component alone: every path is one page, and the browser's history stays as it is. */
import { resolvePath } from 'react-router';
import { PageRouter } from '../navigation/router.ts';
import { noHistory } from '../navigation/shop-history.ts';

export function routerAt(path: string): PageRouter {
  const Component = () => null;
  const match = () => ({ route: { path: '*', load: async () => Component }, params: {} });
  const refused = () => Promise.reject(new Error('No call was expected'));
  return new PageRouter({
    match,
    history: noHistory,
    services: { api: { call: refused }, missed: () => {} },
    first: {
      location: { ...resolvePath(path), state: null, key: 'default' },
      page: { ...match(), Component, data: undefined, failure: null },
    },
  });
}
