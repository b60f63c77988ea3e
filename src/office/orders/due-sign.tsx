/** When an order leaves: triangle late, disc today, half disc tomorrow, ring later, always with words. */
import type { Due } from '../../domain/orders/due.ts';
import { dueText } from './order-texts.ts';

export function DueSign({ due, dispatchOn }: { due: Due; dispatchOn: string }) {
  return (
    <span className={`due is-${due}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <Sign due={due} />
      </svg>
      {dueText(due, dispatchOn)}
    </span>
  );
}

function Sign({ due }: { due: Due }) {
  switch (due) {
    case 'late':
      return <path d="M7 1l6 12H1z" fill="currentColor" />;
    case 'today':
      return <circle cx="7" cy="7" r="5.5" fill="currentColor" />;
    case 'tomorrow':
      return (
        <>
          <Ring />
          <path d="M7 2a5 5 0 0 1 0 10z" fill="currentColor" />
        </>
      );
    case 'later':
      return <Ring />;
  }
}

const Ring = () => (
  <circle cx="7" cy="7" r="5" fill="none" stroke="currentColor" strokeWidth="1.5" />
);
