/** The description of the office's calls is complete: permissions, refusals and shapes. */
import { expect, test } from 'vitest';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { officeRefusalsOf } from '../../contract/office/operations.ts';
import { PROBLEMS } from '../http/problems.ts';
import { testShop } from '../testing/test-app.ts';

interface Described {
  operationId: string;
  summary: string;
  tags: string[];
  description: string;
  'x-permission': string;
  'x-fresh'?: true;
  security: object[];
  responses: Record<string, { description: string }>;
}
interface Description {
  tags: { name: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { securitySchemes: object };
}

const shop = await testShop();
const description = (await shop.app.inject('/api/office/openapi.json')).json<Description>();
const names = Object.keys(officeEndpoints) as OfficeEndpointName[];
const described = (name: OfficeEndpointName): Described =>
  description.paths[officeEndpoints[name].path]![officeEndpoints[name].method.toLowerCase()]!;

test('names the cookie of the session', () => {
  expect(description.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'office' },
  });
});

test.each(names)('has %s with its permission and its refusals', (name) => {
  const { may, fresh }: OfficeEndpoint = officeEndpoints[name];
  const call = described(name);
  expect(call).toMatchObject({ operationId: name, 'x-permission': may });
  expect(call.summary).toMatch(/\.$/);
  expect(call['x-fresh']).toBe(fresh);
  expect(call.security).toHaveLength(may === 'anyone' ? 0 : 1);
  for (const code of officeRefusalsOf(name))
    expect(call.responses[PROBLEMS[code].status]?.description).toContain(
      `\`${code}\`: ${PROBLEMS[code].message}`,
    );
});

test('names the roles that may make a call', () => {
  expect(described('journal').description).toContain('For owner, manager, accountant.');
  expect(described('session').description).toContain('For every member.');
  expect(described('sessionOpen').description).toContain('For callers without a session.');
});

test('no schema refers to a part of itself, because the reference would lead nowhere', () => {
  expect(JSON.stringify(description)).not.toContain('#/$defs');
});

test('sorts the calls into chapters, each of which is used', () => {
  const calls = Object.values(description.paths).flatMap((methods) => Object.values(methods));
  const used = new Set(calls.flatMap(({ tags }) => tags));
  expect(calls.filter(({ tags }) => tags.length !== 1)).toEqual([]);
  expect(description.tags.map(({ name }) => name)).toEqual([...used]);
  expect([...used]).toContain('Answer templates');
  expect([...used]).not.toContain('');
});
