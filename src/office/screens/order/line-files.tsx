/** The machine files and the job sheet of a line, to be saved. */
import { Icon } from '../../parts/icon.tsx';
import { PermittedLink } from '../../session/permitted-link.tsx';
import type { Line } from './order.ts';

type LineFile = Line['files'][number];
export type LineOfFiles = Pick<Line, 'name' | 'files' | 'awaitedFiles'>;

/** Those that the member's role may have, and whether others are being made. */
export function LineFiles({ line }: { line: LineOfFiles }) {
  const { name, files } = line;
  const open = files.flatMap(({ address, ...file }) =>
    address === null ? [] : [{ ...file, address }],
  );
  return (
    <>
      {open.length > 0 && (
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
      )}
      <AwaitedFiles line={line} />
    </>
  );
}

function AwaitedFiles({ line: { name, awaitedFiles } }: { line: LineOfFiles }) {
  if (awaitedFiles === null) return null;
  if (awaitedFiles === 'making')
    return <p className="small soft">The machine files are being made.</p>;
  return (
    <p className="small">
      <span className="tag late">Machine files failed</span> They are tried again by themselves.{' '}
      <PermittedLink may="jobs.see" to="/office/jobs">
        Failed jobs<span className="sr">, files of {name}</span>
      </PermittedLink>
    </p>
  );
}

const millimetres = (length: number): string => String(Number(length.toFixed(1)));

/** 'SVG, 210 × 99 mm' */
function fileText({ kind, widthMm, heightMm }: Omit<LineFile, 'address'>): string {
  if (kind === 'jobSheet') return 'Job sheet';
  return `${kind.toUpperCase()}, ${millimetres(widthMm)} × ${millimetres(heightMm)} mm`;
}
