/** One block of a text: paragraph, note, list, steps, table or cards. */
import { Icon } from '../../../ui/icon.tsx';
import { LinkedText } from './linked-text.tsx';
import { ProseCards } from './prose-cards.tsx';
import { ProseTable } from './prose-table.tsx';
import type { ReadText } from './prose-text.ts';
import type { Block } from './read-sections.ts';

const LIST = 'mt-4 space-y-2 pl-6 marker:text-clay';

export function ProseBlock({ block, text }: { block: Block; text: ReadText }) {
  const linked = (key: string) => <LinkedText text={text(key)} />;
  switch (block.kind) {
    case 'paragraph':
      return <p className="mt-4">{linked(block.key)}</p>;
    case 'note':
      return (
        <p className="mt-5 flex gap-3 rounded-soft bg-bottle-tint px-5 py-4">
          <Icon name="info" className="mt-0.5 size-6 text-bottle" />
          <span>{linked(block.key)}</span>
        </p>
      );
    case 'list':
      return (
        <ul className={`${LIST} list-disc`}>
          {block.items.map((item) => (
            <li key={item}>{linked(item)}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className={`${LIST} list-decimal marker:font-semibold`}>
          {block.items.map((item) => (
            <li key={item}>{linked(item)}</li>
          ))}
        </ol>
      );
    case 'table':
    case 'cards': {
      const Rows = block.kind === 'table' ? ProseTable : ProseCards;
      return (
        <Rows
          head={block.head.map(text)}
          rows={block.rows.map((row) =>
            row.map((cell) => <LinkedText key={cell} text={text(cell)} />),
          )}
        />
      );
    }
  }
}
