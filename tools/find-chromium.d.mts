/** Types of find-chromium.mjs, which is plain JavaScript so that any Node can run it. */
export function findChromium(): Promise<string>;
export function onSystem(): string | undefined;
export function headlessOnSystem(): string | undefined;
