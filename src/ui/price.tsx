/** A price, with the price it was before where there is one. The caller writes the amounts and the words around them. */

export interface PriceProps {
  now: string;
  was?: string;
  /** Stands before the price, such as "from". */
  prefix?: string;
  /** Said to screen readers before the two amounts. */
  nowLabel: string;
  wasLabel: string;
  className?: string;
}

export function Price({ now, was, prefix, nowLabel, wasLabel, className = '' }: PriceProps) {
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className={was ? 'font-semibold text-clay-deep' : 'font-semibold'}>
        {was && <span className="sr-only">{nowLabel} </span>}
        {prefix && <span className="font-normal text-ink-soft">{prefix} </span>}
        {now}
      </span>
      {was && (
        <span className="text-ink-soft">
          <span className="sr-only">{wasLabel} </span>
          <s>{was}</s>
        </span>
      )}
    </p>
  );
}
