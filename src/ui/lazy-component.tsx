/** Components whose code loads when they are first shown. */
import { createElement, lazy, Suspense, type ComponentType } from 'react';

/**
 * Shows nothing while the code loads. If it fails to load, shows the fallback in its place, by
 * default nothing: the page must work without the component.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): (props: Props) => ReturnType<typeof Suspense> {
  const Loaded = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: fallback }),
    ),
  );
  return (props) => <Suspense fallback={null}>{createElement(Loaded, props)}</Suspense>;
}
