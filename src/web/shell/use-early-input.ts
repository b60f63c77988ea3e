/** Passes input made before hydration to React, which would otherwise assume the server's empty fields. */
import { useLayoutEffect } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ['input', 'textarea', 'select'].map((name) => `${name}:enabled`).join();

/**
 * Runs with the first render, before any re-render, and after the stored state is read, which the
 * text may depend on.
 */
export function useEarlyInput(): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Typed | HTMLSelectElement>(FIELDS)) {
      if (field instanceof HTMLSelectElement) choose(field);
      else if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type))
        tick(field);
      else if (field.type !== 'file') type(field);
    }
  }, []);
}

function choose(list: HTMLSelectElement): void {
  const given = [...list.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (given < 0 || given === list.selectedIndex) return;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function tick(box: HTMLInputElement): void {
  const isLeft = box.type === 'radio' && !box.checked;
  if (isLeft || box.checked === box.defaultChecked) return;
  box.checked = box.defaultChecked;
  box.click();
}

function type(field: Typed): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  // React reports a value only if it differs from the last one it saw being set.
  field.value = defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
