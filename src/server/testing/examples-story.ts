/** Runs the examples in sequence against a shop: every call over HTTP, each response checked against the contract. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import type * as z from 'zod';
import { contract } from '../../contract/contract.ts';
import type { Shapes } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples } from '../../contract/examples.ts';
import type { Example, Interlude } from '../../contract/examples.ts';
import { operations } from '../../contract/operations.ts';
import { samplePhoto } from './features/photographs.ts';

const TRY_EVERY_MS = 50;
const LONGEST_TRIES = 1200;

export interface StoryOptions {
  /** Origin of the shop. */
  origin: string;
  /** Email address of the customer in this run. */
  email: string;
  /** The text of the newest email to the address that contains the text; waits for it. */
  emailText(to: string, part: string): Promise<string>;
  /** Takes an order in the office and returns the end of its link; absent: no one is there. */
  takeOrder?: () => Promise<string>;
}

/** Returns the stored values, and every response by its call. */
export async function runStory({ origin, email, emailText, takeOrder }: StoryOptions) {
  const stored: Record<string, string> = {
    email,
    password: 'Correct-Horse-1',
    newPassword: 'Battery.Staple-2',
  };
  const answers = new Map<EndpointName, unknown>();

  const interludes: Record<Interlude, (response: Response) => Promise<void>> = {
    async approvePayment(response) {
      const approval = response.headers.get('location') ?? stored.approval;
      const approved = await visit(approval ?? '', { choice: 'pay', funding: 'paypal' });
      // A guest's browser returns to the shop, which settles; a customer's page captures by a
      // separate call.
      if (response.headers.has('location')) await visit(approved.headers.get('location') ?? '');
    },
    async readActivationEmail() {
      stored.activationToken = tokenOf(await emailText(email, '/account/activation#'));
    },
    async readRecoveryEmail() {
      stored.recoveryToken = tokenOf(await emailText(email, '/account/recovery#'));
    },
    async readPayLink() {
      if (takeOrder) stored.payLink = await takeOrder();
    },
    async readAuthenticator() {
      stored.code = new TOTP({ secret: stored.secret }).generate();
    },
    waitForPayment: () => untilPaymentIs('paid', '{orderId}'),
    waitForNotification: () =>
      until<{ notifications: number }>(
        { call: 'counts', signedIn: true },
        ({ notifications }) => notifications > 0,
      ),
    async waitForRefund() {
      await untilPaymentIs('refunded', '{orderId}');
      await untilPaymentIs('refunded', '{guestOrderId}');
    },
  };

  const untilPaymentIs = (standing: string, id: string): Promise<void> =>
    until<{ payment: string }>(
      { call: 'gatewayGet', signedIn: true, params: { id } },
      ({ payment }) => payment === standing,
    );

  async function until<Data>(example: Example, holds: (data: Data) => boolean): Promise<void> {
    let seen: Data | undefined;
    for (let tries = 0; tries < LONGEST_TRIES; tries += 1) {
      const response = await send(example);
      seen = ((await response.json()) as { data: Data }).data;
      if (holds(seen)) return;
      await sleep(TRY_EVERY_MS);
    }
    throw new Error(`${example.call} kept returning ${JSON.stringify(seen)}`);
  }

  const visit = (address: string, form?: Record<string, string>): Promise<Response> =>
    fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });

  async function send({
    call,
    signedIn,
    params = {},
    query,
    body,
    picture,
  }: Example): Promise<Response> {
    const { method, path } = endpoints[call];
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(fill(params[name] ?? '')),
    );
    return fetch(`${origin}${address}${query ? `?${new URLSearchParams(query).toString()}` : ''}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(signedIn && { authorization: `Bearer ${stored.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(picture && { 'content-type': 'image/jpeg' }),
      },
      ...(body !== undefined && { body: fill(JSON.stringify(body)) }),
      ...(picture && { body: await samplePhoto() }),
    });
  }

  /** A refund counts as given back once its money is set aside; an account waits until it is sent. */
  async function erase(example: Example): Promise<Response> {
    for (let tries = 0; tries < LONGEST_TRIES; tries += 1) {
      const response = await send(example);
      if (response.status !== 409) return response;
      await sleep(TRY_EVERY_MS);
    }
    return send(example);
  }

  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => stored[name] ?? whole);

  for (const example of examples) {
    if (example.call === 'payLink' && !takeOrder) continue;
    const response = await (example.call === 'meErase' ? erase(example) : send(example));
    const { status = 200, bare, produces } = operations[example.call];
    if (response.status !== status)
      throw new Error(`${example.call} answered ${response.status}: ${await response.text()}`);
    const shape: z.ZodType | undefined = (contract[example.call] as Shapes).answer;
    if (produces) answers.set(example.call, Buffer.from(await response.arrayBuffer()));
    else if (shape) {
      const answer = (await response.json()) as { data: unknown };
      const data = shape.parse(bare ? answer : answer.data);
      answers.set(example.call, data);
      for (const [name, place] of Object.entries(example.keep ?? {}))
        stored[name] = read(data, place);
    }
    if (example.afterwards) await interludes[example.afterwards](response);
  }
  return { kept: stored, answers };
}

/** For a link, the last part is what the next call takes. */
function read(data: unknown, place: string): string {
  const value = place
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], data);
  if (typeof value !== 'string')
    throw new Error(`The response has no ${place}: ${JSON.stringify(data)}`);
  return value.replace(/^.*\/(?:invoices|uploads)\//, '');
}

function tokenOf(text: string): string {
  const token = /\/account\/\w+#([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`No link in the email: ${text}`);
  return token;
}
