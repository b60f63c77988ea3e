/** Whether this browser may be asked to paint pictures itself. */

/** False where it lacks what painting needs, or its owner counts every byte: the server composes then. */
export function canPaint(): boolean {
  return (
    'WebGL2RenderingContext' in window &&
    'WebAssembly' in window &&
    // Not every browser tells, nor do the types of all.
    !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  );
}
