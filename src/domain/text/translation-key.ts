/** The keys of a file of translations, as a type. */

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutForm<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key;

/** Nested keys joined by dots; the plural forms of a text are one key. */
export type KeyIn<File> = {
  [Key in keyof File & string]: File[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeyIn<File[Key]>}`;
}[keyof File & string];
