/** A price, with the former price if there is one. The caller formats the amounts and passes the texts. */

export interface PriceProps {
  now: string;
  was?: string;
  /** Text before the price, such as "from". */
  prefix?: string;
  /** Read out by screen readers before the two amounts. */
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
