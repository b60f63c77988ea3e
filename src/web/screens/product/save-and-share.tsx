/** Two of the tools: save the design as a draft and share it for approval, with the replies. */
import { createPortal } from 'react-dom';
import { SaveDesign } from '../../features/save-design/save-design.tsx';
import { useSavedDesign } from '../../features/save-design/use-saved-design.ts';
import type { AnswersProps } from '../../features/share-design/answers.tsx';
import { ShareDesign } from '../../features/share-design/share-design.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import type { ProductChoice } from './use-product-choice.ts';

// Few designs have replies, and the list of drafts shows them too.
const Answers = lazyComponent<AnswersProps>(
  withTranslations(
    ['share-design'],
    async () => (await import('../../features/share-design/answers.tsx')).Answers,
  ),
);

export interface SaveAndShareProps {
  chosen: Pick<ProductChoice, 'toSave' | 'openSaved' | 'noteSaved'>;
  /** Its slot in the open editor, where the design can be saved too. */
  inEditor: HTMLElement | null;
}

export function SaveAndShare({ chosen, inEditor }: SaveAndShareProps) {
  const saved = useSavedDesign(chosen.toSave, chosen.openSaved, chosen.noteSaved);
  const { draft, isChanged, save, replace } = saved;
  return (
    <>
      <SaveDesign saved={saved} look="tool">
        <ShareDesign
          look="tool"
          ready={async () => (draft && !isChanged ? draft : save())}
          onChange={replace}
        />
      </SaveDesign>
      {inEditor && createPortal(<SaveDesign saved={saved} />, inEditor)}
      {draft && draft.replies.length > 0 && (
        <Answers draft={draft} className="order-1 col-span-full mt-3" />
      )}
    </>
  );
}
