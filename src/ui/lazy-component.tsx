/** Components whose code loads when they are first shown, or shortly before. */
import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';

export interface LazyComponent<Props extends object> {
  (props: Props): ReturnType<typeof Suspense>;
  /** Loads the code ahead, so that the component is shown at once. Never rejects. */
  preload(): Promise<void>;
}

/**
 * Shows nothing while the code loads. If it fails to load, shows the fallback in its place, by
 * default nothing: the page must work without the component.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyComponent<Props> {
  let loading: Promise<void> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => {
        loaded = component;
      },
      () => {
        loading = undefined;
      },
    ));
  const Loaded = lazy(() => preload().then(() => ({ default: loaded ?? fallback })));
  function Late(props: Props) {
    // React shows a lazy component one step later, even if its code is there.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Loaded);
    return <Suspense fallback={null}>{createElement(Shown, props)}</Suspense>;
  }
  return Object.assign(Late, { preload });
}
