/** The office's calls for the shop's settings. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';
import { DELIVERY_ZONE_NAMES } from '../../../domain/delivery/delivery.ts';
import { pence } from '../../../domain/money/money.ts';
import type { Machine } from '../../../domain/workshop/machines.ts';
import { actorOf } from '../../http/office/serve-office.ts';
import type { OfficeHandlers, StaffCaller } from '../../http/office/serve-office.ts';
import { allStandardTexts, changedTexts } from './standard-texts.ts';
import type { SettingsEditor, SettingsService } from './settings.service.ts';

export function settingsOfficeRoutes(service: SettingsService) {
  const answer = async (): Promise<OfficeAnswerOf<'settings'>> => {
    const { settings, versions, holidays } = await service.find();
    return {
      company: { ...settings.company, address: [...settings.company.address] },
      delivery: {
        zones: settings.delivery.zones.map(({ name, pricePence, extraDays }) => ({
          name,
          price: pricePence,
          extraDays,
        })),
      },
      dispatch: { ...settings.dispatch, closed: [...settings.dispatch.closed] },
      notice: settings.notice,
      emails: { texts: changedTexts(settings.emails.texts) },
      workshop: settings.workshop,
      machines: { machines: settings.machines.machines.map(answerMachine) },
      sending: { ...settings.sending, columns: [...settings.sending.columns] },
      standardTexts: allStandardTexts(),
      versions,
      holidays: [...holidays],
    };
  };
  return {
    settings: answer,
    settingsCompany: async ({ body: { version, reason, ...company }, caller, request }) => {
      await service.changeCompany(company, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsDelivery: async ({ body: { version, reason, zones }, caller, request }) => {
      const inOrder = DELIVERY_ZONE_NAMES.flatMap((name) =>
        zones.filter((zone) => zone.name === name),
      );
      const delivery = {
        zones: inOrder.map(({ name, price, extraDays }) => ({
          name,
          pricePence: pence(price),
          extraDays,
        })),
      };
      await service.change('delivery', delivery, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsDispatch: async ({
      body: { version, reason, cutOffHour, closed },
      caller,
      request,
    }) => {
      const inOrder = closed.toSorted((one, other) => (one.from < other.from ? -1 : 1));
      const editor = editorOf(caller, request.id, version, reason);
      await service.change('dispatch', { cutOffHour, closed: inOrder }, editor);
      return answer();
    },
    settingsNotice: async ({ body: { version, reason, ...notice }, caller, request }) => {
      await service.change('notice', notice, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsWorkshop: async ({ body: { version, reason, ...workshop }, caller, request }) => {
      await service.change('workshop', workshop, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsMachines: async ({ body: { version, reason, machines }, caller, request }) => {
      await service.change('machines', { machines }, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsSending: async ({ body: { version, reason, ...sending }, caller, request }) => {
      await service.change('sending', sending, editorOf(caller, request.id, version, reason));
      return answer();
    },
    settingsEmails: async ({ body: { version, reason, texts }, caller, request }) => {
      const emails = { texts: changedTexts(texts) };
      await service.change('emails', emails, editorOf(caller, request.id, version, reason));
      return answer();
    },
  } satisfies OfficeHandlers;
}

const answerMachine = ({ blanks, people, ...machine }: Machine) => ({
  ...machine,
  blanks: [...blanks],
  people: [...people],
});

const editorOf = (
  caller: StaffCaller,
  requestId: string,
  version: number,
  reason: string | undefined,
): SettingsEditor => ({
  actor: actorOf(caller),
  requestId,
  version,
  ...(reason && { reason }),
});
