/** Grey placeholders for the dashboard's panels. */

const SHEET = 'animate-pulse rounded-soft bg-paper-deep';

export function DashboardSkeleton() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-6 xl:grid-cols-2">
      <div className={`h-60 ${SHEET} xl:col-span-2`} />
      <LowerSkeleton />
    </div>
  );
}

/** Placeholders for what is below the latest order and, in a row of two, beside what is above. */
export function LowerSkeleton({ isBeside = false }: { isBeside?: boolean }) {
  return (
    <>
      {isBeside && <div aria-hidden="true" className={`h-60 xl:h-auto ${SHEET}`} />}
      <div
        aria-hidden="true"
        className={`grid gap-6 xl:col-span-2 ${isBeside ? '' : 'xl:grid-cols-2'}`}
      >
        <div className={`h-80 ${SHEET}`} />
        <div className={`h-120 ${SHEET} xl:h-60`} />
      </div>
    </>
  );
}
