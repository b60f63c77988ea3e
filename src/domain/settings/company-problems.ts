/** What is wrong with a changed company, field by field. */
import type { Violation } from '../errors.ts';
import { companyNumberProblem, formatVatNumber, vatNumberProblem } from './company-numbers.ts';
import type { CompanySettings } from './shop-settings.ts';

export type NumbersOfCompany = Pick<
  CompanySettings,
  'companyNumber' | 'vatRegistered' | 'vatNumber'
>;

/** Numbers that were saved before they were checked are left alone until they are changed or VAT is switched on. */
export function companyProblems(after: NumbersOfCompany, before: NumbersOfCompany): Violation[] {
  const isOn = after.vatRegistered && !before.vatRegistered;
  const isOtherVat = formatVatNumber(after.vatNumber) !== formatVatNumber(before.vatNumber);
  const vat = (isOn || isOtherVat) && after.vatNumber !== '' && vatNumberProblem(after.vatNumber);
  const isOtherCompany = after.companyNumber !== before.companyNumber;
  const company =
    isOtherCompany && after.companyNumber !== '' && companyNumberProblem(after.companyNumber);
  return [
    ...(company ? [{ propertyPath: 'companyNumber', message: company }] : []),
    ...(vat ? [{ propertyPath: 'vatNumber', message: vat }] : []),
  ];
}
