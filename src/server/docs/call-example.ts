/** A call's part of the story in `contract/examples.ts`, for its OpenAPI description. */
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { examples } from '../../contract/examples.ts';
import type { Example } from '../../contract/examples.ts';

/** The first time that the story makes the call. */
export function exampleOfCall(name: EndpointName): Example {
  const example = examples.find(({ call }) => call === name);
  if (!example) throw new Error(`contract/examples.ts does not call ${name}`);
  return example;
}

/** The example as a shell command. */
export function asCurl(
  { call, signedIn, params = {}, query, body, picture }: Example,
  origin: string,
): string {
  const { method, path } = endpoints[call];
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const text =
    body === undefined ? undefined : JSON.stringify(body, null, 2).replaceAll("'", `'\\''`);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${address}${search}'`,
    ...(signedIn ? [`-H 'Authorization: Bearer {token}'`] : []),
    ...(picture ? [`-H 'Content-Type: image/jpeg'`, `--data-binary @photo.jpg`] : []),
    ...(text === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d '${text}'`]),
  ].join(' \\\n  ');
}
