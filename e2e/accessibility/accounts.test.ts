/** Account dialogs, account pages and pages of information are accessible in every state. */
import { ACCOUNT } from '../states/account-states.ts';
import { DIALOGS } from '../support/account-dialogs.ts';
import { describeAccessibility } from '../support/axe.ts';
import { INFORMATION } from '../support/information.ts';

describeAccessibility([
  { part: 'information', states: INFORMATION },
  { part: 'account dialogs', states: DIALOGS },
  { part: 'the account', states: ACCOUNT },
]);
