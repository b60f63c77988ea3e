/** An address of the office that does not exist. */
import { ButtonLink } from '../../parts/button.tsx';
import { PageHead } from '../../parts/page.tsx';

export default function NotFoundScreen() {
  return (
    <>
      <PageHead title="There is no such page" />
      <div className="stack">
        <p>The address may be mistyped, or the page was moved.</p>
        <p>
          <ButtonLink to="/office">Go to Today</ButtonLink>
        </p>
      </div>
    </>
  );
}
