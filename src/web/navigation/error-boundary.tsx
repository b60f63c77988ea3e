/** Shows a fallback for what its children throw, until the shopper goes to another page. */
import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from 'react-router';

export type Fallback = ComponentType<{ error: unknown }>;

interface Props {
  location: Location;
  fallback: Fallback;
  children: ReactNode;
}

interface State {
  location: Location;
  caught: { error: unknown } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { location: this.props.location, caught: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return state.location === location ? null : { location, caught: null };
  }

  override render(): ReactNode {
    const { fallback: Shown, children } = this.props;
    const { caught } = this.state;
    return caught ? <Shown error={caught.error} /> : children;
  }
}
