import type { Layer } from '../../artwork/design/design.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { Editing } from '../editing/editing.ts';
import { copyToOtherSide } from '../editing/other-side.ts';
import type { LinkedSides } from '../editing/use-linked-sides.ts';
import type { EditorKit } from '../editor-kit.ts';
import { useTranslations } from '../editor-services.ts';
import { ChoiceRow } from '../inspector/choice-row.tsx';

export interface SideChoiceProps {
  layer: Layer;
  editing: Editing;
  kit: EditorKit;
  sides: LinkedSides;
}

/** Where changes go, for what is on both sides; and the way there for what is on one. */
export function SideChoice({ layer, editing, kit, sides }: SideChoiceProps) {
  const t = useTranslations();
  const both = copyToOtherSide(kit.document, editing, layer.id, sides.state.past);
  if (both)
    return (
      <button
        type="button"
        onClick={() => sides.actHere(both)}
        className={buttonClass('secondary')}
      >
        {t('sides.put')}
      </button>
    );
  if (!sides.hasCopies(layer.id)) return null;
  return (
    <ChoiceRow
      label={t('sides.label')}
      value={sides.isLinked ? 'both' : 'one'}
      options={(['both', 'one'] as const).map((value) => ({ value, label: t(`sides.${value}`) }))}
      onChoose={(value) => sides.setLinked(value === 'both')}
    />
  );
}
