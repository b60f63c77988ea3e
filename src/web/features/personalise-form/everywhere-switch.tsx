/** Turns on that every product in the shop shows the name typed here. */
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { canPaint } from '../../../live-photo/can-paint.ts';
import { showToast } from '../../state/app.ts';
import { usePreview, showEverywhere } from '../../state/name-preview.ts';
import { useTranslations } from '../../state/translations.ts';

/** Rendered in the browser only: what it can paint does not change. */
export function EverywhereSwitch({ name }: { name: string }) {
  const t = useTranslations('personalise-form');
  const everywhere = usePreview((state) => state.everywhere);
  const isAble = canPaint();
  return (
    <Checkbox
      look="switch"
      label={isAble ? t('everywhere') : t('everywhereNot')}
      checked={isAble && everywhere}
      disabled={!isAble}
      onChange={({ currentTarget: { checked } }) => {
        showEverywhere(checked);
        if (checked && name.trim() !== '') showToast(t('on', { name: name.trim() }));
      }}
      className="text-sm"
    />
  );
}
