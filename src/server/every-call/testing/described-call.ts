/** A call as the OpenAPI document describes it. */
import { endpoints } from '../../../contract/endpoints.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { JsonSchema } from '../../docs/json-schema.ts';
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

export function describedCall(origin: string, name: EndpointName): DescribedCall {
  document ??= openApiDocument(origin) as Document;
  const { method, path } = endpoints[name];
  const operation = document.paths[path]![method.toLowerCase()]!;
  return {
    method,
    path,
    parameters: operation.parameters,
    body: operation.requestBody?.content['application/json']?.schema,
  };
}
