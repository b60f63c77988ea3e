/** The space of the row of tools, which loads after the page: none of them is needed to buy. */
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { DesignToolsProps } from './design-tools.tsx';

const DesignTools = lazyComponent<DesignToolsProps>(
  async () => (await import('./design-tools.tsx')).DesignTools,
);

export function DesignActions(props: DesignToolsProps) {
  const isAlive = useStoredStateRead();
  return (
    // Its height is reserved, so that the content below does not move. An open draft stays open
    // while this is hidden.
    <div className="grid min-h-33 content-start gap-4" hidden={props.chosen.design.wordless}>
      {isAlive && <DesignTools {...props} />}
    </div>
  );
}
