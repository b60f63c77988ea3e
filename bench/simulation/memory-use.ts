/** What a shop's Node holds, by its own metrics: JavaScript's objects, buffers, and all of the process. */
import { short } from '../figures/goals.ts';

const MEBIBYTE = 1024 * 1024;

/** Text such as `300 MB (JavaScript 90 of 120, buffers 40)`. Throws if the shop does not answer. */
export async function memoryUse(origin: string): Promise<string> {
  const response = await fetch(`${origin}/metrics`);
  const text = await response.text();
  const megabytes = (name: string): string => {
    const found = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
    if (found === undefined) throw new Error(`The metrics lack ${name}.`);
    return short(Number(found) / MEBIBYTE);
  };
  const heap = `${megabytes('nodejs_heap_size_used_bytes')} of ${megabytes('nodejs_heap_size_total_bytes')}`;
  const buffers = megabytes('nodejs_external_memory_bytes');
  return `${megabytes('process_resident_memory_bytes')} MB (JavaScript ${heap}, buffers ${buffers})`;
}
