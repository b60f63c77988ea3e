/** Exhibits of components that only display something. */
import { useState } from 'react';
import { AccountIcon } from '../src/ui/account-icon.tsx';
import type { AccountIconName } from '../src/ui/account-icon.tsx';
import { Breadcrumbs } from '../src/ui/breadcrumbs.tsx';
import { Button } from '../src/ui/button.tsx';
import { Callout } from '../src/ui/callout.tsx';
import type { CalloutLook } from '../src/ui/callout.tsx';
import { EmptyState } from '../src/ui/empty-state.tsx';
import { Icon } from '../src/ui/icon.tsx';
import type { IconName } from '../src/ui/icon.tsx';
import { Picture } from '../src/ui/picture.tsx';
import type { PictureProps } from '../src/ui/picture.tsx';
import { Price } from '../src/ui/text/price.tsx';
import { unbroken } from '../src/ui/text/unbroken.tsx';
import { Spinner } from '../src/ui/spinner.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../src/ui/tabs.tsx';
import type { Exhibit } from './exhibit.ts';

const PARTS = ['Mugs', 'Bottles', 'Slate'];
const CALLOUTS: readonly CalloutLook[] = ['success', 'info', 'warning', 'error'];
const SHAPES = ['square', 'landscape', 'wide'] as const satisfies readonly PictureProps['shape'][];
const ICONS: readonly IconName[] = ['heart', 'search', 'close', 'menu', 'check'];
const ACCOUNT_ICONS: readonly AccountIconName[] = [
  'pin',
  'lock',
  'shield',
  'key',
  'download',
  'box',
];

function Parts() {
  const [chosen, choose] = useState('Mugs');
  return (
    <Tabs chosen={chosen} onChoose={choose} className="grid grid-cols-2 gap-4">
      <TabList label="Categories" className="grid">
        {PARTS.map((name) => (
          <Tab
            key={name}
            id={name}
            onHover={() => choose(name)}
            className="min-h-10 text-left aria-selected:font-semibold"
          >
            {name}
          </Tab>
        ))}
      </TabList>
      <TabPanel id={chosen} className="">
        <p>All {chosen.toLowerCase()}</p>
      </TabPanel>
    </Tabs>
  );
}

export const DISPLAY: readonly Exhibit[] = [
  {
    name: 'Callout',
    file: 'callout.tsx',
    states: {
      ...Object.fromEntries(
        CALLOUTS.map((look) => [
          look,
          <Callout key={look} look={look} title="Your order is on its way">
            It leaves our workshop by Thursday.
          </Callout>,
        ]),
      ),
      busy: (
        <Callout look="info" busy title="We are waiting for PayPal">
          This page follows by itself.
        </Callout>
      ),
      'with a button': (
        <Callout
          look="warning"
          title="A price has changed"
          action={<Button size="small">Look</Button>}
        >
          The total is now £19.48.
        </Callout>
      ),
    },
  },
  {
    name: 'EmptyState',
    file: 'empty-state.tsx',
    states: {
      usual: (
        <EmptyState
          icon={<Icon name="heart" />}
          title="Your wishlist is empty"
          text="Press the heart on a product to keep it here."
        >
          <Button>Go shopping</Button>
        </EmptyState>
      ),
    },
  },
  {
    name: 'Breadcrumbs',
    file: 'breadcrumbs.tsx',
    states: {
      usual: (
        <Breadcrumbs
          label="You are here"
          crumbs={[
            { key: 'home', node: <a href="#Breadcrumbs">Home</a> },
            { key: 'mugs', node: <a href="#Breadcrumbs">Mugs</a> },
            { key: 'this', node: 'Botanical wreath mug' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Price',
    file: 'text/price.tsx',
    states: {
      usual: <Price now="£12.49" nowLabel="Price" wasLabel="Was" />,
      from: <Price now="£12.49" prefix="from" nowLabel="Price" wasLabel="Was" />,
      reduced: <Price now="£11.99" was="£14.49" nowLabel="Now" wasLabel="Was" />,
    },
  },
  {
    name: 'Unbroken',
    file: 'text/unbroken.tsx',
    states: { usual: <p className="w-24">{unbroken('Team arch T-shirt')}</p> },
  },
  {
    name: 'Picture',
    file: 'picture.tsx',
    states: Object.fromEntries(
      SHAPES.map((shape) => [
        shape,
        <Picture key={shape} source={null} sizes="20rem" shape={shape} className="max-w-40" />,
      ]),
    ),
  },
  {
    name: 'Icon',
    file: 'icon.tsx',
    states: {
      'some of them': (
        <p className="flex gap-4">
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </p>
      ),
      'of the account': (
        <p className="flex gap-4">
          {ACCOUNT_ICONS.map((name) => (
            <AccountIcon key={name} name={name} />
          ))}
        </p>
      ),
    },
  },
  { name: 'Tabs', file: 'tabs.tsx', states: { usual: <Parts /> } },
  { name: 'Spinner', file: 'spinner.tsx', states: { usual: <Spinner /> } },
];
