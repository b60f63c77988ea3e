/** Leads from login to registration, or back. */
import { useLocation } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';

export interface OtherFormLinkProps {
  text: string;
  link: string;
  to: string;
}

export function OtherFormLink({ text, link, to }: OtherFormLinkProps) {
  // Passes on the page to return to.
  const { state } = useLocation() as { state: unknown };
  return (
    <p className="mt-6 border-t border-line pt-5 text-center">
      {text}{' '}
      <Link
        to={to}
        state={state}
        className={`${TEXT_LINK} inline-block py-2 font-semibold text-bottle`}
      >
        {link}
      </Link>
    </p>
  );
}
