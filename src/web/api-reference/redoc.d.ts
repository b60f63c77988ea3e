/** The part of Redoc's standalone script that the page uses. */
interface Window {
  Redoc: {
    init(
      description: string,
      options: Readonly<Record<string, unknown>>,
      element: Element,
      done: (failure?: unknown) => void,
    ): void;
  };
}
