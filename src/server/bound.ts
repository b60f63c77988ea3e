/** Binds the first argument of functions, so that a service is an object of named functions. */

/** The same functions without their first parameter. */
export type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (
    context: never,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

export function bound<
  Context,
  Functions extends Record<string, (context: Context, ...rest: never[]) => unknown>,
>(context: Context, functions: Functions): Bound<Functions> {
  const entries = Object.entries(functions).map(([name, each]) => [
    name,
    (...rest: never[]) => each(context, ...rest),
  ]);
  return Object.fromEntries(entries) as Bound<Functions>;
}
