/**
 * A search box as a combobox: opens with what is typed, moves through the suggestions by arrow
 * keys, and goes to the chosen one.
 */
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { useDismiss } from '../../../ui/overlays/use-dismiss.ts';
import { useSuggestions, type Suggested } from './use-suggestions.ts';

type Input = RefObject<HTMLInputElement | null>;

const NONE = -1;

/** @param id of the list */
export function useSuggestionBox(input: Input, id: string) {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggested = useSuggestions(asked ? typed : '');
  const addresses = addressesOf(suggested);
  const open = asked && addresses.length > 0;
  const close = useCallback(() => {
    setAsked(false);
    setActive(NONE);
  }, []);
  useDismiss(open, list, input, close);
  useEffect(close, [visit, close]);

  const onInput = () => {
    setTyped(input.current?.value ?? '');
    setAsked(true);
    setActive(NONE);
  };
  const onKey = (event: KeyboardEvent) => {
    const count = addresses.length + 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return onInput();
      // One position more than there are suggestions: in the box, with none selected.
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + by + count) % count) - 1);
    } else if (event.key === 'Enter') {
      const address = open ? addresses[active] : undefined;
      close();
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    } else if (event.key === 'Escape' && open) {
      // By default the browser would also empty the box.
      event.preventDefault();
    }
  };
  useInputEvents(input, onInput, onKey);
  useComboboxState(input, open, open && active !== NONE ? `${id}-${active}` : null);

  return { list, suggested, addresses, open, active, close };
}

/** In the order in which they are shown. */
function addressesOf(suggested: Suggested | null): string[] {
  if (!suggested) return [];
  const { categories, found, keyword } = suggested;
  const products = found?.products ?? [];
  return [
    ...categories.map(({ slug }) => `/c/${slug}`),
    ...products.map(({ slug }) => `/p/${slug}`),
    ...(products.length > 0 ? [`/search?${new URLSearchParams({ q: keyword })}`] : []),
  ];
}

/** The server renders the box without its list, so its listeners are added here. */
function useInputEvents(
  input: Input,
  onInput: () => void,
  onKey: (event: KeyboardEvent) => void,
): void {
  const typed = useEffectEvent(onInput);
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const [input_, key] = [() => typed(), (event: KeyboardEvent) => pressed(event)];
    box.addEventListener('input', input_);
    box.addEventListener('keydown', key);
    // Handles text typed while this was loading.
    if (box.value !== box.defaultValue) typed();
    return () => {
      box.removeEventListener('input', input_);
      box.removeEventListener('keydown', key);
    };
  }, [input]);
}

/** Sets the box's ARIA attributes. */
function useComboboxState(input: Input, open: boolean, activeId: string | null): void {
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('aria-expanded', String(open));
    if (activeId !== null) box.setAttribute('aria-activedescendant', activeId);
    else box.removeAttribute('aria-activedescendant');
  }, [input, open, activeId]);
}
