/** Saves a file, and says so while it is made. */
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { toastFailure } from '../../../parts/toasts.tsx';

export interface DownloadButtonProps {
  label: string;
  save: () => Promise<void>;
}

export function DownloadButton({ label, save }: DownloadButtonProps) {
  const { isPending, mutate } = useMutation({
    mutationFn: save,
    onError: (error) => toastFailure(messageOf(error)),
  });
  return (
    <Button icon="down" busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
