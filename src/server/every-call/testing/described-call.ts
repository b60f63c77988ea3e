/** A call as its OpenAPI document describes it. */
import { endpoints } from '../../../contract/endpoints.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { officeEndpoints } from '../../../contract/office/endpoints.ts';
import type { OfficeEndpointName } from '../../../contract/office/endpoints.ts';
import type { JsonSchema } from '../../docs/json-schema.ts';
import { officeOpenApiDocument } from '../../docs/office-openapi.ts';
import { openApiDocument } from '../../docs/openapi.ts';
import type { DescribedCall } from './hostile-request.ts';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters: DescribedCall['parameters'];
        requestBody?: { content: { 'application/json'?: { schema: JsonSchema } } };
      }
    >
  >;
}

let document: Document | undefined;
let officeDocument: Document | undefined;

export function describedCall(origin: string, name: EndpointName): DescribedCall {
  document ??= openApiDocument(origin) as Document;
  return callIn(document, endpoints[name]);
}

export function describedOfficeCall(origin: string, name: OfficeEndpointName): DescribedCall {
  officeDocument ??= officeOpenApiDocument(origin, 'office') as Document;
  return callIn(officeDocument, officeEndpoints[name]);
}

function callIn(
  { paths }: Document,
  { method, path }: Pick<DescribedCall, 'method' | 'path'>,
): DescribedCall {
  const operation = paths[path]![method.toLowerCase()]!;
  return {
    method,
    path,
    parameters: operation.parameters,
    body: operation.requestBody?.content['application/json']?.schema,
  };
}
