/** What is made from an order, for the staff: machine files, packing slip, invoice and credit notes. */
import { ShopError } from '../../../../../domain/errors.ts';
import { bound } from '../../../../bound.ts';
import type { DrawnDocument, InvoicesService } from '../../../invoices/invoices.service.ts';
import { fileNameOf } from '../../../workshop/machine-files/file-name.ts';
import type { MachineFilesService } from '../../../workshop/machine-files/machine-files.service.ts';
import type { PackingSlipService } from '../../../workshop/papers/packing-slip.service.ts';

export interface OrderPapersDependencies {
  machineFiles: Pick<MachineFilesService, 'ofOrder' | 'read'>;
  packingSlips: PackingSlipService;
  invoices: Pick<InvoicesService, 'ofOrder'>;
}

export interface LineFile {
  kind: string;
  bytes: Buffer;
}

export type OrderPapersService = ReturnType<typeof orderPapersService>;

export function orderPapersService(dependencies: OrderPapersDependencies) {
  return bound(dependencies, { file: readLineFile, slip: drawSlip, document: drawDocument });
}

/**
 * @param name such as 1.svg. Throws notFound if it is not made, or deleted.
 * @param mayRead whether the caller may have a file of this kind; throws forbidden otherwise
 */
export async function readLineFile(
  { machineFiles }: OrderPapersDependencies,
  orderId: string,
  name: string,
  mayRead: (kind: string) => boolean,
): Promise<LineFile> {
  const files = await machineFiles.ofOrder(orderId);
  const file = files.find((each) => fileNameOf(each) === name);
  if (!file) throw new ShopError('notFound');
  if (!mayRead(file.kind)) throw new ShopError('forbidden');
  return { kind: file.kind, bytes: await machineFiles.read(file.mediaKey) };
}

/** Returns a PDF. */
export function drawSlip(
  { packingSlips }: OrderPapersDependencies,
  orderId: string,
): Promise<Buffer> {
  return packingSlips.ofOrder(orderId);
}

/** @param number such as INV-000042. Throws notFound. */
export function drawDocument(
  { invoices }: OrderPapersDependencies,
  orderId: string,
  number: string,
): Promise<DrawnDocument> {
  return invoices.ofOrder(orderId, number);
}
