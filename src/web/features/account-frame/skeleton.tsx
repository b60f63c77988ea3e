/** Grey places where rows will be; screen readers are told of the loading elsewhere. */

export interface SkeletonProps {
  rows?: number;
  /** Height of each row, as a class. */
  height?: string;
}

export function Skeleton({ rows = 3, height = 'h-24' }: SkeletonProps) {
  return (
    <div aria-hidden="true" className="space-y-4">
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className={`animate-pulse rounded-soft bg-paper-deep ${height}`} />
      ))}
    </div>
  );
}
