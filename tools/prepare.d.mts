/** Types of prepare.mjs, which is plain JavaScript so that any Node can run it. */
export function buildIfStale(): Promise<void>;
export const ROOT: string;
export function isReadByStorefront(file: string): boolean;
export function isReadByServer(file: string): boolean;
/** Path of a file in node_modules. */
export function inModules(file: string): string;
