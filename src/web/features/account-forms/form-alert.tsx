/** What went wrong with a form as a whole. */
import { Callout } from '../../../ui/callout.tsx';

export function FormAlert({ message }: { message: string | undefined }) {
  return message ? <Callout look="wrong" role="alert" title={message} /> : null;
}
