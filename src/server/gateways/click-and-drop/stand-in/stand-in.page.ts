/** The page where a tester acts as the member at Click & Drop: buys labels, deletes orders, provokes failures. */
import { html } from '../../../emails/html.ts';
import type { Markup } from '../../../emails/html.ts';
import { fault } from './stand-in.script.ts';
import type { StandIn } from './stand-in.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1f2a24;background:#fbf8f3}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}
button,select,input{font:inherit;min-height:44px;padding:0 1rem}td button{padding:0 .5rem}form{margin:1rem 0}td form{margin:.25rem 0}`;

export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** @param prefix the stand-in's own address */
export function standInPage({ ledger }: StandIn, prefix: string): string {
  const orders = ledger.orders().toReversed();
  return `<!doctype html>${html`<html lang="en-GB">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Stand-in Click &amp; Drop</title>
      <style>
        ${STYLE}
      </style>
    </head>
    <body>
      <main>
        <h1>Stand-in Click &amp; Drop</h1>
        <p>
          For trying out: no postage is bought here. Set CLICK_AND_DROP_KEY to use Royal Mail’s.
        </p>
        <form method="post" action="${prefix}/labels">
          <button>Buy labels for all orders</button>
        </form>
        <table>
          <caption>
            Orders
          </caption>
          <tr>
            <th>Number</th>
            <th>Reference</th>
            <th>Tracking number</th>
            <th>Change</th>
          </tr>
          ${orders.map((order) => orderRow(order, prefix))}
        </table>
        ${faultForm(prefix)}
      </main>
    </body>
  </html>`.toString()}`;
}

const orderRow = (
  { id, reference, tracking }: ReturnType<StandIn['ledger']['orders']>[number],
  prefix: string,
): Markup =>
  html`<tr>
    <td>${id}</td>
    <td>${reference}</td>
    <td>${tracking ?? 'no label yet'}</td>
    <td>
      <form method="post" action="${prefix}/delete">
        <input type="hidden" name="id" value="${id}" /><button aria-label="Delete ${reference}">
          Delete
        </button>
      </form>
    </td>
  </tr>`;

const faultForm = (prefix: string): Markup =>
  html`<h2>Failures</h2>
    <form method="post" action="${prefix}/faults">
      <label
        >Call
        <select name="call">
          ${choicesOf(fault.shape.call.options)}
        </select></label
      >
      <label
        >Effect
        <select name="effect">
          ${choicesOf(fault.shape.effect.options)}
        </select></label
      >
      <button>Provoke once</button>
    </form>`;

const choicesOf = (options: readonly string[]): Markup[] =>
  options.map((option) => html`<option>${option}</option>`);
