/** Grey placeholders for the wishlist items. */

export function WishlistSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="grid animate-pulse grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 xl:grid-cols-3"
    >
      {[1, 2, 3].map((place) => (
        <div key={place} className="rounded-soft border border-line bg-white">
          <div className="aspect-square rounded-t-soft bg-paper-deep" />
          <div className="h-52" />
        </div>
      ))}
    </div>
  );
}
