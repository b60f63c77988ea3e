/** Copies a text, and says so. */
import { IconButton } from '../../parts/button.tsx';
import { toast, toastFailure } from '../../parts/toasts.tsx';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(`${text} is copied`),
      () => toastFailure('The browser does not allow copying. Please select the text instead.'),
    );
  return <IconButton icon="copy" label={label} className="copy" onClick={() => void copy()} />;
}
