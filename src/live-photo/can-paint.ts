/** Decides whether this browser should paint pictures itself. */

/** False if it lacks what painting needs, or its user saves data. Then the server composes. */
export function canPaint(): boolean {
  return (
    'WebGL2RenderingContext' in window &&
    'WebAssembly' in window &&
    // Not all browsers have this property, and TypeScript's types lack it.
    !(navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  );
}
