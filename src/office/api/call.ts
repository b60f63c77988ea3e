/** The office's only caller of the server: typed by the contract, which stays on the server. */
import type { OfficeAnswerOf, OfficeRequestOf } from '../../contract/office/contract.ts';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { noResponse, readRefusal, Refusal } from './refusal.ts';

/** Only the parts that the call has. */
export type CallRequest<Name extends OfficeEndpointName> = {
  [
    Part in keyof OfficeRequestOf<Name> as OfficeRequestOf<Name>[Part] extends undefined
      ? never
      : Part
  ]: OfficeRequestOf<Name>[Part];
};

interface WireRequest {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** How the office reacts to refusals that concern the session, not the page. */
export interface SessionReactions {
  /** The session has ended. */
  signedOut(): void;
  /** Asks for a proof of identity; false if the member closed the dialog. */
  prove(): Promise<boolean>;
}

let reactions: SessionReactions = { signedOut: () => {}, prove: async () => false };

export function setSessionReactions(given: SessionReactions): void {
  reactions = given;
}

let makerOfCalls: () => string | undefined = () => undefined;

/** On a shared tablet: who does what is changed there now. */
export function setMakerOfCalls(maker: () => string | undefined): void {
  makerOfCalls = maker;
}

/**
 * Throws a Refusal. Repeats a call once after the member has proved who they are.
 *
 * @param maker the id of the member who did it; by default the maker who is working on this device
 */
export async function callOffice<Name extends OfficeEndpointName>(
  name: Name,
  request: CallRequest<Name>,
  signal?: AbortSignal,
  maker?: string,
): Promise<OfficeAnswerOf<Name>> {
  return callWithProof(async () => {
    const response = await requestOffice(name, request, signal, maker);
    const answer = (await response.json()) as { data: OfficeAnswerOf<Name> };
    return answer.data;
  });
}

export async function callWithProof<Answer>(make: () => Promise<Answer>): Promise<Answer> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'signInRequired') reactions.signedOut();
    if (error.code !== 'proofRequired' || !(await reactions.prove())) throw error;
    return make();
  }
}

/** The response itself, for files. */
export async function requestOffice(
  name: OfficeEndpointName,
  { params, query, body }: WireRequest,
  signal: AbortSignal | undefined,
  maker = makerOfCalls(),
): Promise<Response> {
  const { method, path } = officeEndpoints[name];
  const response = await fetch(fillPath(path, params) + writeQuery(query), {
    method,
    signal: signal ?? null,
    credentials: 'same-origin',
    headers: {
      'x-keepsake-office': '1',
      ...(maker && { 'x-keepsake-maker': maker }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : noResponse();
  });
  if (!response.ok) throw readRefusal(response.status, await response.json().catch(() => null));
  return response;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Leaves out what is undefined. */
export function writeQuery(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
