/** The shop's mark. */

const BODY = 'M11 4h18l7 9v20a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V13z';
const RIBBON = 'M20 8.4C20 4.5 23.5 3.5 25 1.5';
const LETTER = 'M15 18v12M24.5 18L15.4 25M18 23.3L25 30';

/** @param onDark for the green bar */
export function Mark({ onDark = false }: { onDark?: boolean }) {
  const [tag, letter, ribbon] = onDark
    ? ['#fbf8f3', '#1f4d3f', '#e9a283']
    : ['#1f4d3f', '#fbf8f3', '#b8552f'];
  return (
    <svg viewBox="1 -2 38 40" aria-hidden="true">
      <path d={BODY} fill={tag} />
      <circle cx="20" cy="11" r="2.6" fill={letter} />
      <path d={RIBBON} stroke={ribbon} fill="none" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d={LETTER}
        stroke={letter}
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
