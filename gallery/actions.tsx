/** Exhibits of buttons and links. */
import type { ButtonLook, ButtonSize } from '../src/ui/button-class.ts';
import { Button } from '../src/ui/button.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { TEXT_LINK } from '../src/ui/link-class.ts';
import { OpeningButton } from '../src/ui/opening-button.tsx';
import { Dialog } from '../src/ui/overlays/dialog.tsx';
import { Pagination } from '../src/ui/pagination.tsx';
import type { Exhibit } from './exhibit.ts';

const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'text'];
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large'];

const opening = (fetch: () => Promise<string>) => (
  <OpeningButton
    label="Open the editor"
    busyLabel="Opening …"
    failure="It could not be opened. Please try again."
    fetch={fetch}
  >
    {(text, { open, onClose }) => (
      <Dialog open={open} onClose={onClose} title="Fetched" closeLabel="Close">
        {text}
      </Dialog>
    )}
  </OpeningButton>
);

const pages = (page: number, count: number) => (
  <Pagination
    page={page}
    pages={count}
    label={`Pages of ${count}, now ${page}`}
    pageLabel={(number) => `Page ${number}`}
    steps={['Previous', 'Next']}
    renderLink={(number, content, more) => (
      <a href={`#page-${number}`} {...more}>
        {content}
      </a>
    )}
  />
);

export const ACTIONS: readonly Exhibit[] = [
  {
    name: 'Button',
    file: 'button.tsx',
    states: {
      ...Object.fromEntries(
        LOOKS.map((look) => [
          look,
          <Button key={look} look={look}>
            Add to cart
          </Button>,
        ]),
      ),
      ...Object.fromEntries(
        SIZES.map((size) => [
          size,
          <Button key={size} size={size}>
            Add to cart
          </Button>,
        ]),
      ),
      busy: <Button busyLabel="Adding …">Add to cart</Button>,
      disabled: <Button disabled>Add to cart</Button>,
      'a long label': (
        <Button className="w-full">
          Put all twenty-four names on the botanical wreath mug into the cart
        </Button>
      ),
    },
  },
  {
    name: 'IconButton',
    file: 'icon-button.tsx',
    states: {
      usual: <IconButton icon="heart" label="Put on your wishlist" />,
      disabled: <IconButton icon="heart" label="Put on your wishlist" disabled />,
    },
  },
  {
    name: 'OpeningButton',
    file: 'opening-button.tsx',
    states: {
      'opens at once': opening(async () => 'Here it is.'),
      'stays busy': opening(() => new Promise(() => {})),
      'fails when pressed': opening(() => Promise.reject(new Error('unreachable'))),
    },
  },
  {
    name: 'Link',
    file: 'link-class.ts',
    states: {
      'in a text': (
        <p>
          Read about{' '}
          <a className={TEXT_LINK} href="#Link">
            delivery and returns
          </a>{' '}
          first.
        </p>
      ),
    },
  },
  {
    name: 'Pagination',
    file: 'pagination.tsx',
    states: {
      'first of three': pages(1, 3),
      'in the middle of forty': pages(20, 40),
      'last of forty': pages(40, 40),
    },
  },
];
