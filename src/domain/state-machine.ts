/** State machines as tables of transitions. */
import { ShopError } from './errors.ts';

/** For each state, the events it accepts and the state each leads to. An event that leads to the same state does nothing. */
export type Steps<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** The state after the event. Throws stepNotAllowed if the table has no such step. */
export function step<State extends string, Event extends string>(
  table: Steps<State, Event>,
  state: State,
  event: Event,
): State {
  const next = lookUp(table, state, event);
  if (next === undefined)
    throw new ShopError('stepNotAllowed', { message: `“${event}” cannot follow “${state}”.` });
  return next;
}

/** Whether the event is allowed and would change the state. */
export function canStep<State extends string, Event extends string>(
  table: Steps<State, Event>,
  state: State,
  event: Event,
): boolean {
  const next = lookUp(table, state, event);
  return next !== undefined && next !== state;
}

// Own entries only: states come from the database and events from the wire, which could name 'constructor'.
function lookUp<State extends string, Event extends string>(
  table: Steps<State, Event>,
  state: State,
  event: Event,
): State | undefined {
  if (!Object.hasOwn(table, state) || !Object.hasOwn(table[state], event)) return undefined;
  return table[state][event];
}
