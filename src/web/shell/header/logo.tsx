/** The shop's mark and name: a luggage label, as tied to a present. Original artwork. */
export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg viewBox="1 -2 38 40" className="size-10" aria-hidden="true">
        <path d="M11 4h18l7 9v20a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V13z" className="fill-bottle" />
        <circle cx="20" cy="11" r="2.6" className="fill-paper" />
        <path
          d="M20 8.4C20 4.5 23.5 3.5 25 1.5"
          className="stroke-clay"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path
          d="M15 18v12M24.5 18L15.4 25M18 23.3L25 30"
          className="stroke-paper"
          fill="none"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {/* At twice the text size there is space for the mark only. */}
      <span className="font-display text-2xl max-[18rem]:sr-only leading-none font-semibold tracking-tight text-ink">
        {name}
      </span>
    </span>
  );
}
