/** A placeholder with an order's layout. */

const SHAPE = 'animate-pulse rounded-soft bg-paper-deep';

export function OrderSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={`${SHAPE} h-80`} />
      <div className="mt-8 grid grid-cols-1 gap-8 xl:grid-cols-[1fr_20rem]">
        <div className={`${SHAPE} h-96`} />
        <div className={`${SHAPE} h-96`} />
      </div>
    </div>
  );
}
