/** The design editor with the storefront's translations and calls. */
import { DesignEditor, type DesignEditorProps } from '../../../design-editor/design-editor.tsx';
import { EditorServicesContext } from '../../../design-editor/editor-services.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';
import { useTranslations } from '../../state/translations.ts';
import { useCounter } from '../../state/use-counter.ts';

export function ShopDesignEditor(props: DesignEditorProps) {
  const services = {
    t: useTranslations('design-editor'),
    counter: useCounter(),
    calls: artworkCalls,
  };
  return (
    <EditorServicesContext value={{ ...services, refusalMessage }}>
      <DesignEditor {...props} />
    </EditorServicesContext>
  );
}

function refusalMessage(failure: unknown): string {
  return failure instanceof Refusal ? failure.message : '';
}
