/** A form whose values become the search part of a page's URL. It works without JavaScript too. */
import type { ComponentProps } from 'react';
import type { NavigateOptions } from './router.ts';
import { useLocation, useNavigate } from './use-router.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** A path; the current page by default. */
  action?: string;
}

export function Form({ action, onSubmit, ...rest }: FormProps) {
  const { pathname } = useLocation();
  const submit = useSubmit();
  return (
    <form
      {...rest}
      method="get"
      action={action ?? pathname}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    />
  );
}

/** Goes to a form's page with its values, or to the current page with the given ones. */
export function useSubmit() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (what: HTMLFormElement | Record<string, string>, options?: NavigateOptions) => {
    const isForm = what instanceof HTMLFormElement;
    const path = (isForm && what.getAttribute('action')) || pathname;
    const search = new URLSearchParams(isForm ? valuesOf(what) : what);
    return navigate(search.size > 0 ? `${path}?${search}` : path, options);
  };
}

function valuesOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}
