/** Reads docs/decisions: number, title and status of each decision. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../../docs/decisions');
export const DECISIONS_INDEX = path.join(FOLDER, 'README.md');

export interface Decision {
  file: string;
  number: number;
  title: string;
  status: string;
}

/** Throws if a decision has no number, title or status. */
export function readDecisions(): Decision[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted()
    .map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const status = /^\*\*Status\.\*\* (.+)$/m.exec(text)?.[1];
      if (!number || !title || !status) throw new Error(`${file} lacks number, title or status.`);
      return { file, number: Number(number), title, status };
    });
}

export function decisionsIndex(): string {
  const rows = readDecisions().map(
    ({ file, number, title, status }) => `| ${number} | [${title}](${file}) | ${status} |`,
  );
  return `# Decisions

Why things are as they are: context, choice and consequence of each, about half a page. Take the next number, begin with [template.md](template.md), and run \`npm run decisions\` to write this index. A decision that no longer holds stays and names the one that took its place.

| no. | decision | status |
|---|---|---|
${rows.join('\n')}
`;
}
