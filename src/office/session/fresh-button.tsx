/** Shows that a list has changed elsewhere, and loads it again when the member wants that. */
import { Icon } from '../parts/icon.tsx';
import { reloadList, useIsOutdated } from './live.ts';

export function FreshButton({ list }: { list: string }) {
  const isOutdated = useIsOutdated(list);
  return (
    <span role="status">
      {isOutdated && (
        <button type="button" className="fresh" onClick={() => reloadList(list)}>
          <Icon name="up" size="small" />
          Show what is new
        </button>
      )}
    </span>
  );
}
