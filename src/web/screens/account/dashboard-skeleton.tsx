/** Grey places where the dashboard's sheets will be. */

export function DashboardSkeleton() {
  return (
    <div aria-hidden="true" className="grid animate-pulse grid-cols-1 gap-6 xl:grid-cols-2">
      <div className="h-60 rounded-soft bg-paper-deep" />
      <div className="h-60 rounded-soft bg-paper-deep" />
      <div className="h-80 rounded-soft bg-paper-deep xl:col-span-2" />
    </div>
  );
}
