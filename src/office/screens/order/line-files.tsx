/** The machine files and the job sheet of a line, to be saved. */
import { Icon } from '../../parts/icon.tsx';
import type { Line } from './order.ts';

type LineFile = Line['files'][number];

/** Those that the member's role may have. */
export function LineFiles({ line: { name, files } }: { line: Line }) {
  const open = files.flatMap(({ address, ...file }) =>
    address === null ? [] : [{ ...file, address }],
  );
  if (open.length === 0) return null;
  return (
    <ul className="row wrap small files">
      {open.map(({ address, ...file }) => (
        <li key={file.kind}>
          <a href={address} download aria-label={`${fileText(file)} of ${name}`}>
            <Icon name="down" size="small" />
            {fileText(file)}
          </a>
        </li>
      ))}
    </ul>
  );
}

const millimetres = (length: number): string => String(Number(length.toFixed(1)));

/** 'SVG, 210 × 99 mm' */
function fileText({ kind, widthMm, heightMm }: Omit<LineFile, 'address'>): string {
  if (kind === 'jobSheet') return 'Job sheet';
  return `${kind.toUpperCase()}, ${millimetres(widthMm)} × ${millimetres(heightMm)} mm`;
}
