/** A text whose order numbers are not broken at their hyphens. */

const ORDER_NUMBER = /(KS-[A-Z\d]{3}-[A-Z\d]{4})/;

export function WholeNumbers({ text }: { text: string }) {
  return text.split(ORDER_NUMBER).map((part, place) =>
    // Every second part is a number. Inline block: it still breaks where a line is too narrow for it.
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="inline-block">
        {part}
      </span>
    ),
  );
}
