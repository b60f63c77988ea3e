/** Finds QR codes in what the camera sees: by the browser where it can, else by a library loaded then. */

/** https://developer.mozilla.org/docs/Web/API/BarcodeDetector, which TypeScript does not know. */
export interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): CodeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR: { formats: ['qr_code'] } = { formats: ['qr_code'] };

/** Some browsers have the class but no formats, where the system lacks its part. */
export async function codeDetector(): Promise<CodeDetector> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass };
  if (Own && (await Own.getSupportedFormats()).includes('qr_code')) return new Own(QR);
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector(QR);
}
