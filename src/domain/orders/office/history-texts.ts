/** What happened to an order, by the events of its history, in the past tense. */

export const HISTORY_TEXTS: Readonly<Record<string, string>> = {
  place: 'Placed',
  pay: 'Paid',
  payLink: 'Link to pay made',
  startProduction: 'Production began',
  dispatch: 'Dispatched',
  deliver: 'Delivered',
  cancel: 'Cancelled',
  flag: 'To be looked at before it is made',
  approve: 'Design approved',
  hold: 'Put on hold',
  release: 'Released',
  edit: 'Words changed',
  changeAddress: 'Address changed',
  refund: 'Refunded',
  note: 'Note written',
  resend: 'An email was sent again',
  remake: 'Remake',
  startRemake: 'Production of the remake began',
  startLines: 'Production of more began',
};
