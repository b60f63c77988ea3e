/** Saves what a call sends as a file. */
import type { OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { callWithProof, requestOffice, type CallRequest } from './call.ts';

export async function downloadOffice<Name extends OfficeEndpointName>(
  name: Name,
  request: CallRequest<Name>,
  fileName: string,
): Promise<void> {
  const response = await callWithProof(() => requestOffice(name, request, undefined));
  saveFile(await response.blob(), fileName);
}

export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
