/** A sheet that slides in from the left edge. */
import { Dialog, type DialogProps } from './dialog.tsx';

export function Drawer(props: Omit<DialogProps, 'look'>) {
  return <Dialog {...props} look="sheet" />;
}
