/** Grey placeholders for the addresses. */

export function AddressSkeleton() {
  return (
    <div aria-hidden="true" className="grid animate-pulse grid-cols-1 gap-4 sm:grid-cols-2">
      {[1, 2].map((place) => (
        <div key={place} className="h-60 rounded-soft bg-paper-deep" />
      ))}
    </div>
  );
}
