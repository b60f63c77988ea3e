/** Lets two choices in a list hold that follow before the page has changed. */
import { useLocation } from '../../navigation/use-router.ts';

/** For links and forms that change a part of a list's address: the option `amends` of their navigation. */
export function useAmendment(): (wanted: string, latest: string) => string {
  const { search } = useLocation();
  return (wanted, latest) => amendSearch(wanted, search, latest);
}

/**
 * Search parameters that two changes in quick succession ask for, each of which knows only the page it was chosen on.
 * @param wanted of the later change
 * @param seen of the page it was chosen on
 * @param latest of the page now, or of one that is loading
 * @returns '' or '?process=laser&sort=newest', in the order of `wanted`
 */
export function amendSearch(wanted: string, seen: string, latest: string): string {
  const [to, from, now] = [wanted, seen, latest].map((search) => new URLSearchParams(search));
  const amended = new URLSearchParams();
  for (const name of new Set([...to!.keys(), ...now!.keys()])) {
    // A list that changes begins at its first page.
    const isUnchanged = name !== 'page' && to!.get(name) === from!.get(name);
    const value = (isUnchanged ? now : to)!.get(name);
    if (value !== null) amended.set(name, value);
  }
  return amended.size > 0 ? `?${amended}` : '';
}
