/** Address ↔ screen. Each screen is loaded when it is first opened. */
import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, useRouteError } from 'react-router';
import type { Permission } from '../domain/staff/permissions.ts';
import { Button } from './parts/button.tsx';
import { RequireSession } from './session/require-session.tsx';
import { RequirePermission } from './session/require-permission.tsx';
import { Shell } from './shell/shell.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/** @param may absent: every member */
const screen = (path: string, load: Load, may?: Permission) => ({
  path,
  lazy: async () => {
    const { default: Screen } = await load();
    return {
      Component: () =>
        may ? (
          <RequirePermission may={may}>
            <Screen />
          </RequirePermission>
        ) : (
          <Screen />
        ),
    };
  },
});

export const router = createBrowserRouter([
  {
    path: '/office',
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    children: [
      screen('enter', () => import('./screens/enter/enter-screen.tsx')),
      screen('sign-in', () => import('./screens/sign-in/sign-in-screen.tsx')),
      screen('invitation', () => import('./screens/invitation/invitation-screen.tsx')),
      {
        element: (
          <RequireSession>
            <Outlet />
          </RequireSession>
        ),
        ErrorBoundary: BrokenPage,
        children: [
          screen(
            'workshop/scan',
            () => import('./screens/scan/scan-screen.tsx'),
            'production.change',
          ),
        ],
      },
      {
        element: (
          <RequireSession>
            <Shell />
          </RequireSession>
        ),
        children: [
          {
            ErrorBoundary: BrokenPage,
            children: [
              screen('', () => import('./screens/today/today-screen.tsx')),
              screen('orders', () => import('./screens/orders/orders-screen.tsx'), 'orders.see'),
              screen(
                'orders/new',
                () => import('./screens/new-order/new-order-screen.tsx'),
                'orders.change',
              ),
              screen(
                'orders/:reference',
                () => import('./screens/order/order-screen.tsx'),
                'orders.see',
              ),
              screen(
                'reviews',
                () => import('./screens/reviews/reviews-screen.tsx'),
                'orders.seeMoney',
              ),
              screen(
                'reports',
                () => import('./screens/reports/reports-screen.tsx'),
                'reports.see',
              ),
              screen(
                'workshop',
                () => import('./screens/workshop/workshop-screen.tsx'),
                'production.see',
              ),
              screen(
                'workshop/packing',
                () => import('./screens/packing/packing-screen.tsx'),
                'production.see',
              ),
              screen(
                'workshop/capacity',
                () => import('./screens/capacity/capacity-screen.tsx'),
                'production.see',
              ),
              screen(
                'workshop/sending',
                () => import('./screens/sending/sending-screen.tsx'),
                'production.change',
              ),
              screen(
                'workshop/batches',
                () => import('./screens/batches/batches-screen.tsx'),
                'production.see',
              ),
              screen(
                'workshop/batches/:number',
                () => import('./screens/batch/batch-screen.tsx'),
                'production.see',
              ),
              screen('stock', () => import('./screens/stock/stock-screen.tsx'), 'stock.see'),
              screen(
                'messages',
                () => import('./screens/messages/messages-screen.tsx'),
                'messages.see',
              ),
              screen(
                'messages/:id',
                () => import('./screens/message/message-screen.tsx'),
                'messages.see',
              ),
              screen(
                'customers',
                () => import('./screens/customers/customers-screen.tsx'),
                'customers.see',
              ),
              screen(
                'customers/:id',
                () => import('./screens/customer/customer-screen.tsx'),
                'customers.see',
              ),
              screen(
                'settings',
                () => import('./screens/settings/settings-screen.tsx'),
                'settings.see',
              ),
              screen('staff', () => import('./screens/staff/staff-screen.tsx'), 'staff.see'),
              screen(
                'journal',
                () => import('./screens/journal/journal-screen.tsx'),
                'journal.see',
              ),
              screen('jobs', () => import('./screens/jobs/jobs-screen.tsx'), 'jobs.see'),
              screen('security', () => import('./screens/security/security-screen.tsx')),
              screen('*', () => import('./screens/not-found/not-found-screen.tsx')),
            ],
          },
        ],
      },
    ],
  },
]);

/** A screen that could not be loaded or failed. After an upgrade of the shop its file may be gone. */
function BrokenPage() {
  const error = useRouteError();
  console.error(error);
  return (
    <div className="stack list-said" role="alert">
      <h1>This page could not be shown</h1>
      <p>The network may be down, or the shop was upgraded. Nothing was changed.</p>
      <p>
        <Button look="go" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
      </p>
    </div>
  );
}
