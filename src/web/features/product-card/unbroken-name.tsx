/** A product's name that does not break within “T-shirt”. Its text stays as it is, for searches of the page and for readers. */

const T_SHIRT = /(t-shirts?)/i;

export function UnbrokenName({ name }: { name: string }) {
  // Every second part is what the pattern captured.
  return name.split(T_SHIRT).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
