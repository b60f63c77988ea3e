/** Typed jsonb columns: written as JSON text, read as the value. */
import type { ColumnType } from 'kysely';

declare const written: unique symbol;

/** JSON text of a value of this type. */
export type JsonText<Value> = string & { readonly [written]: Value };

/** A jsonb column. Values are written as text, because `pg` turns an array into an array of Postgres. */
export type Jsonb<Value> = ColumnType<Value, JsonText<Readonly<Value>>, JsonText<Readonly<Value>>>;

export function toJson<Value extends object>(value: Value): JsonText<Value>;
export function toJson<Value extends object>(value: Value | null): JsonText<Value> | null;
export function toJson(value: object | null): string | null {
  return value && JSON.stringify(value);
}
