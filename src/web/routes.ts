/** Address ↔ screen: the one table of every page the storefront has. */
import { data, type RouteObject } from 'react-router';
import { screen } from './screen-route.ts';
import { homeData } from './screens/home/home-data.ts';
import { NotFound } from './shell/not-found.tsx';
import { RouterError } from './shell/router-error.tsx';
import { Shell } from './shell/shell.tsx';
import { shellData } from './shell/shell-data.ts';

export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    Component: Shell,
    ErrorBoundary: RouterError,
    HydrateFallback: () => null,
    loader: shellData,
    // The menu comes with the first page and stays; a reload brings a new one.
    shouldRevalidate: () => false,
    children: [
      screen('', 'home', () => import('./screens/home/home-screen.tsx'), {
        data: homeData,
        words: ['product-card'],
      }),
      { path: '*', loader: () => data(null, { status: 404 }), Component: NotFound },
    ],
  },
];
