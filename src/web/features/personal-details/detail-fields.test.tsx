/** What the fields of a customer's details ask for at once. */
import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { DetailFields } from './detail-fields.tsx';

const none = { firstName: '', lastName: '', phone: '', mobile: '', marketing: false };
const fieldsOf = (details: typeof none, fault?: string) =>
  drawn(
    <DetailFields
      details={details}
      faultOf={(field) => (field === fault ? 'Wrong' : undefined)}
      onType={() => undefined}
      foldsNumbers
    />,
    ['personal-details'],
  ).html;

test('telephone numbers are folded away until one is filled or wrong', () => {
  expect(fieldsOf(none)).toMatch(/<details(?![^>]*open)[^>]*>.*Telephone numbers/);
  expect(fieldsOf({ ...none, mobile: '07700 900123' })).toMatch(/<details[^>]*open/);
  expect(fieldsOf(none, 'phone')).toMatch(/<details[^>]*open/);
});
