/** Grey placeholders for rows. The loading state is announced to screen readers elsewhere. */

export interface SkeletonProps {
  rows?: number;
  /** Height of each row, as a CSS class. */
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
