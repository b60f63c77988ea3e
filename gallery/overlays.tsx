/** Exhibits of overlays. */
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Dialog } from '../src/ui/overlays/dialog.tsx';
import type { DialogProps } from '../src/ui/overlays/dialog.tsx';
import { Drawer } from '../src/ui/overlays/drawer.tsx';
import { Menu } from '../src/ui/overlays/menu.tsx';
import { ToastRegion } from '../src/ui/overlays/toast-region.tsx';
import { Toast } from '../src/ui/overlays/toast.tsx';
import type { Exhibit } from './exhibit.ts';

const LOOKS = ['window', 'sheet', 'page', 'full'] as const satisfies readonly DialogProps['look'][];
const AS_LONG_AS_LOOKED_AT_MS = 600_000;

function Opened({ look }: { look: (typeof LOOKS)[number] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the {look}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel this order?"
        description="The money goes back the way it came."
        closeLabel="Close"
        look={look}
      >
        <Button onClick={() => setOpen(false)}>Cancel the order</Button>
      </Dialog>
    </>
  );
}

function OpenedDrawer() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open the drawer
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Menu" closeLabel="Close">
        <p>Mugs, bottles, slates</p>
      </Drawer>
    </>
  );
}

function Toasted({ title, action }: { title: string; action?: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setShown(true)}>
        Show the toast
      </Button>
      <ToastRegion label={`Messages: ${title}`}>
        {shown && (
          <Toast
            title={title}
            closeLabel="Close"
            delayMs={AS_LONG_AS_LOOKED_AT_MS}
            onClose={() => setShown(false)}
          >
            {action && <a href="#Toast">view cart</a>}
          </Toast>
        )}
      </ToastRegion>
    </>
  );
}

export const OVERLAYS: readonly Exhibit[] = [
  {
    name: 'Dialog',
    file: 'overlays/dialog.tsx',
    states: Object.fromEntries(LOOKS.map((look) => [look, <Opened key={look} look={look} />])),
  },
  { name: 'Drawer', file: 'overlays/drawer.tsx', states: { usual: <OpenedDrawer /> } },
  {
    name: 'Menu',
    file: 'overlays/menu.tsx',
    states: {
      usual: (
        <Menu
          id="gallery-menu"
          button="My account"
          items={['Dashboard', 'Order history', 'Sign out'].map((label) => ({
            key: label,
            render: (close) => (
              <button type="button" onClick={close}>
                {label}
              </button>
            ),
          }))}
        />
      ),
    },
  },
  {
    name: 'Toast',
    file: 'overlays/toast.tsx',
    states: {
      'with a link': <Toasted title="1 x Botanical wreath mug" action />,
      'title alone': <Toasted title="Your address was saved" />,
    },
  },
];
