/** For buyers without an account who have lost the email: their order, by its number and their address. */
import { useNavigate } from '../../navigation/use-router.ts';
import { Field } from '../../../ui/forms/field.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { TEXT_LINK } from '../../../ui/link-class.ts';
import { parseOrderReference } from '../../../domain/orders/order-number.ts';
import { browserApi } from '../../api/client.ts';
import {
  byField,
  checkEmail,
  faultsOf,
  isOutage,
} from '../../features/account-forms/account-form-rules.ts';
import { AccountPageFrame } from '../../features/account-forms/account-page-frame.tsx';
import { EmailField } from '../../features/account-forms/email-field.tsx';
import { FormAlert } from '../../features/account-forms/form-alert.tsx';
import { IconList } from '../../features/account-forms/icon-list.tsx';
import { SubmitButton } from '../../features/account-forms/submit-button.tsx';
import { useAccountForm } from '../../features/account-forms/use-account-form.ts';
import { WholeNumbers } from '../../features/order-card/whole-numbers.tsx';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { Link } from '../../navigation/link.tsx';
import { FOUND_ORDER } from '../../state/latest-order.ts';
import { useTranslations } from '../../state/translations.ts';

const PLACES = [
  ['email', 'mail'],
  ['slip', 'van'],
] as const satisfies readonly (readonly [string, IconName])[];
const LONGEST_REFERENCE = 40;
const NOT_FOUND = 404;

export default function FindOrderScreen() {
  const t = useTranslations('find-order');
  const navigate = useNavigate();
  const { form, faults, busy, ready } = useAccountForm({
    check: (value) =>
      faultsOf({
        reference: parseOrderReference(value('reference')) ? null : t('wrongReference'),
        email: checkEmail(value('email')),
      }),
    async send(value) {
      const { orderKey } = await browserApi.call('orderFind', {
        body: { reference: value('reference'), email: value('email').trim() },
      });
      await navigate(`/checkout/thank-you/${orderKey}`, { state: FOUND_ORDER });
    },
    refused(refusal) {
      if (isOutage(refusal)) return { form: t('later') };
      if (refusal.status === NOT_FOUND) return { form: t('none') };
      return refusal.fields.length > 0 ? byField(refusal) : { form: refusal.message };
    },
  });
  return (
    <>
      <PageHead title={t('title')} description={t('description')} path="/find-order" />
      <AccountPageFrame title={t('title')} text={t('text')} beside={<WhereItIs />}>
        <form {...form} className="grid gap-5">
          <FormAlert message={faults.form} />
          <Field
            name="reference"
            label={t('reference')}
            hint={<WholeNumbers text={t('referenceHint')} />}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_REFERENCE}
            error={faults.reference}
          />
          <EmailField error={faults.email} />
          <SubmitButton label={t('find')} busyLabel={t('finding')} busy={busy} disabled={!ready} />
        </form>
      </AccountPageFrame>
    </>
  );
}

/** Where the order number is to be found. */
function WhereItIs() {
  const t = useTranslations('find-order');
  return (
    <IconList
      id="where-number"
      title={t('where.title')}
      points={PLACES.map(([place, icon]) => ({ icon, text: t(`where.${place}`) }))}
    >
      {t('where.lost')}{' '}
      <Link to="/contact" className={TEXT_LINK}>
        {t('where.contact')}
      </Link>
    </IconList>
  );
}
