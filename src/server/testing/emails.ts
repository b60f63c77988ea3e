/** Reads the emails that a mailbox stores in a folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { eventually } from './processes/shop-client.ts';

/** The newest email to the address that contains the text; waits for it. */
export type EmailTo = (to: string, text: string) => Promise<Email>;

export function emailsIn(folder: string): EmailTo {
  return (to, text) =>
    eventually(async () => {
      for (const file of (await readdir(folder)).toSorted().toReversed()) {
        const email = await PostalMime.parse(await readFile(path.join(folder, file)));
        const isTo = email.to?.some(({ address }) => address === to);
        if (isTo && email.text?.includes(text)) return email;
      }
      return undefined;
    });
}
