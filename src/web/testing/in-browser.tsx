/** Renders a component in the browser of the `components` tests, at an address of the shop. */
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import '../app.css';
import { provide } from './provide.ts';

/** @param namespaces translation files beyond those of every page */
export async function renderAt(path: string, component: ReactNode, namespaces: readonly string[]) {
  provide(namespaces);
  const router = createMemoryRouter([{ path: '*', element: component }], {
    initialEntries: [path],
  });
  return { router, screen: await render(<RouterProvider router={router} />) };
}
