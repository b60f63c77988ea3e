/** The OpenAPI 3.1 description of every call of the office, each with its permission as `x-permission`. */
import { officeContract } from '../../contract/office/contract.ts';
import { needsMaker, officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import {
  OFFICE_PER_MINUTE,
  officeOperations,
  officeRefusalsOf,
} from '../../contract/office/operations.ts';
import type { OfficeOperation } from '../../contract/office/operations.ts';
import { officeRefusal } from '../../contract/office/refusal.ts';
import type { Shapes } from '../../contract/contract.ts';
import { STAFF_ROLES, isPermitted } from '../../domain/staff/permissions.ts';
import { envelope, json, jsonSchema, parameters, refusals } from './openapi-parts.ts';

const INTRODUCTION = `The calls of the office at /office, for members of the staff.

A member accepts an invitation with a password and an authenticator, or with a passkey, and later signs in by \`POST /api/office/session/password\` or \`/passkey\`. \`POST /api/office/session/link\` exchanges the token of a one-time link. Each sets a cookie that no script can read. Calls that change something also need the header \`x-keepsake-office: 1\` and an \`Origin\` that is the shop's own. \`x-permission\` names what the member's role must permit, \`x-fresh\` the calls that need a proof of identity of the last five minutes: signing in is one, and \`POST /api/office/session/prove\` gives another. Tokens of customers are worth nothing here.

\`POST /api/office/tablet/open\` makes a session a shared tablet of the workshop. It then has the rights of the workshop alone, and lasts until it ends. Makers enter their PINs by \`POST /api/office/tablet/pin\`, and each change names its maker in the header \`x-keepsake-maker\`. \`x-tablet: never\` marks calls that no tablet may make.`;

/** Which member makes a change on a shared tablet. */
const MAKER = {
  name: 'x-keepsake-maker',
  in: 'header',
  required: false,
  description:
    'The id of the member who did this. Needed on a shared tablet, where they have entered their PIN.',
  schema: { type: 'string', format: 'uuid' },
};

/** @param cookie the name of the session's cookie at this origin */
export function officeOpenApiDocument(origin: string, cookie: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(officeEndpoints) as OfficeEndpointName[]) {
    const { path, method } = officeEndpoints[name];
    (paths[path] ??= {})[method.toLowerCase()] = operation(name);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Keepsake office API', version: '1', description: INTRODUCTION },
    servers: [{ url: origin }],
    tags: [...new Set(Object.values(officeEndpoints).map(chapterOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: { Refusal: jsonSchema(officeRefusal, 'output') },
    },
  };
}

/** By the address: '/api/office/answer-templates/{id}/delete' gives 'Answer templates'. */
function chapterOf({ path }: OfficeEndpoint): string {
  const [, subject = ''] = /^\/api\/office\/([a-z-]+)/.exec(path) ?? [];
  const spaced = subject.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function operation(name: OfficeEndpointName): object {
  const endpoint: OfficeEndpoint = officeEndpoints[name];
  const call = officeOperations[name];
  const { params, query, body, answer }: Shapes = officeContract[name];
  return {
    operationId: name,
    tags: [chapterOf(endpoint)],
    summary: call.summary,
    description: description(endpoint, call),
    'x-permission': endpoint.may,
    ...(endpoint.fresh && { 'x-fresh': true }),
    ...(endpoint.onTablet === 'never' && { 'x-tablet': 'never' }),
    security: endpoint.may === 'anyone' ? [] : [{ session: [] }],
    parameters: [
      ...parameters(params, 'path'),
      ...parameters(query, 'query'),
      ...(needsMaker(endpoint) ? [MAKER] : []),
    ],
    ...(body && { requestBody: { required: true, content: json(jsonSchema(body, 'input')) } }),
    responses: {
      200: { description: 'Success', content: contentOf(endpoint, answer) },
      ...refusals(officeRefusalsOf(name), { withCode: true }),
    },
  };
}

function contentOf({ sends }: OfficeEndpoint, answer: Shapes['answer']): object {
  if (sends) return { [sends]: { schema: { type: 'string', format: 'binary' } } };
  return json(envelope(jsonSchema(answer!, 'output')));
}

function description(
  { may, fresh }: OfficeEndpoint,
  { perMinute = OFFICE_PER_MINUTE }: OfficeOperation,
): string {
  return [
    ...(fresh ? ['Needs a proof of identity of the last five minutes.'] : []),
    `For ${callersOf(may)}. At most ${perMinute} calls a minute from one IP address.`,
  ].join(' ');
}

function callersOf(may: OfficeEndpoint['may']): string {
  if (may === 'anyone') return 'callers without a session';
  if (may === 'staff') return 'every member';
  return STAFF_ROLES.filter((role) => isPermitted(role, may)).join(', ');
}
