/** Components that load when they are first shown, or shortly before. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyComponent } from './lazy-component.tsx';

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const Sorry = ({ name }: GreetingProps) => <p>Nothing for {name}</p>;

test('nothing is shown while the code loads, then the component with its props', async () => {
  const loading = Promise.withResolvers<typeof Greeting>();
  const Late = lazyComponent(() => loading.promise);
  const screen = await render(<Late name="Siân" />);
  expect(screen.container.innerHTML).toBe('');
  loading.resolve(Greeting);
  await expect.element(screen.getByText('Hello Siân')).toBeVisible();
});

test('the code loads once, and only when it is shown', async () => {
  let loads = 0;
  const Late = lazyComponent<GreetingProps>(async () => {
    loads += 1;
    return Greeting;
  });
  expect(loads).toBe(0);
  const screen = await render(
    <>
      <Late name="Siân" />
      <Late name="Rhys" />
    </>,
  );
  await expect.element(screen.getByText('Hello Rhys')).toBeVisible();
  expect(loads).toBe(1);
});

test('a failure to load shows the fallback, and without one nothing', async () => {
  const fail = async (): Promise<typeof Greeting> => {
    throw new Error('No connection');
  };
  const WithFallback = lazyComponent(fail, Sorry);
  const Without = lazyComponent(fail);
  const screen = await render(
    <>
      <Without name="Rhys" />
      <WithFallback name="Siân" />
    </>,
  );
  await expect.element(screen.getByText('Nothing for Siân')).toBeVisible();
  expect(screen.container.textContent).toBe('Nothing for Siân');
});

test('what was loaded ahead is shown at once', async () => {
  const Late = lazyComponent<GreetingProps>(async () => Greeting);
  await Late.preload();
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => root.render(<Late name="Siân" />));
  expect(holder.textContent).toBe('Hello Siân');
  root.unmount();
});

test('what failed to load ahead is loaded again when it is shown', async () => {
  let loads = 0;
  const Late = lazyComponent<GreetingProps>(async () => {
    loads += 1;
    if (loads === 1) throw new Error('No connection');
    return Greeting;
  }, Sorry);
  await Late.preload();
  const screen = await render(<Late name="Siân" />);
  await expect.element(screen.getByText('Hello Siân')).toBeVisible();
  expect(loads).toBe(2);
});
