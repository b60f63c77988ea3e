/** What went wrong with a form as a whole. */
import { Icon } from '../../../ui/icon.tsx';

export function FormAlert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-soft bg-error-tint px-4 py-3">
      <Icon name="info" className="mt-0.5 size-5 text-error" />
      <p className="font-semibold text-error">{message}</p>
    </div>
  );
}
