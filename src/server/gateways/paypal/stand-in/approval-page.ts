/** The page where a tester acts as the shopper at PayPal: pays by balance or card, is declined, or goes back. */

import type { StandInOrder } from './stand-in.ledger.ts';

export interface ApprovalLinks {
  style: string;
  form: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

function page(title: string, links: ApprovalLinks, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<link rel="stylesheet" href="${escape(links.style)}">
</head>
<body>
<header><p class="brand">Stand-in PayPal</p><p class="note">A trial: no money moves here.</p></header>
<main>
<h1>${escape(title)}</h1>
${main}
</main>
</body>
</html>
`;
}

function pounds({
  currency_code: currency,
  value,
}: {
  currency_code: string;
  value: string;
}): string {
  return currency === 'GBP' ? `£${value}` : `${value} ${currency}`;
}

export function approvalPage(order: StandInOrder, links: ApprovalLinks): string {
  const total = escape(pounds(order.unit.amount));
  const lines = (order.unit.items ?? []).map(
    (item) => `<li><span>${escape(item.quantity)} × ${escape(item.name)}</span></li>`,
  );
  return page(
    'Review and pay',
    links,
    `<p>You are paying <strong>${escape(order.brand)}</strong>.</p>
<ul class="lines">${lines.join('')}</ul>
<p class="total"><span>Total</span> <strong>${total}</strong></p>
<form method="post" action="${escape(links.form)}">
<fieldset>
<legend>Pay with</legend>
<label><input type="radio" name="funding" value="paypal" checked> <span>PayPal balance</span></label>
<label><input type="radio" name="funding" value="card"> <span>Card ending 4242</span></label>
<label><input type="radio" name="funding" value="declined"> <span>Card that will be declined</span></label>
</fieldset>
<button class="pay" name="choice" value="pay">Pay ${total}</button>
<button class="back" name="choice" value="cancel">Cancel and return to ${escape(order.brand)}</button>
</form>`,
  );
}

export function messagePage(title: string, message: string, links: ApprovalLinks): string {
  return page(title, links, `<p>${escape(message)}</p>`);
}

export const approvalStyle = `
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#14213d;background:#f2f4f8}
header{padding:1rem;text-align:center;background:#14213d;color:#fff}
header p{margin:0}
.brand{font-weight:700;font-size:1.25rem}
.note{font-size:.875rem}
main{max-width:28rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:12px;box-shadow:0 2px 12px #14213d1f}
@media(max-width:30rem){main{margin:0;border-radius:0;box-shadow:none}}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.2}
.lines{margin:1rem 0;padding:0;list-style:none;border-top:1px solid #d5dae5}
.lines li{padding:.5rem 0;border-bottom:1px solid #d5dae5;overflow-wrap:anywhere}
.total{display:flex;justify-content:space-between;font-size:1.25rem}
fieldset{margin:0 0 1.5rem;padding:0;border:0}
legend{padding:0;font-weight:600}
label{display:flex;align-items:center;gap:.75rem;margin-top:.5rem;padding:.75rem 1rem;border:1px solid #6b7691;border-radius:8px;cursor:pointer}
label:has(:checked){border-color:#1546a0;box-shadow:inset 0 0 0 1px #1546a0}
input{width:1.25rem;height:1.25rem;margin:0;accent-color:#1546a0}
button{display:block;width:100%;min-height:3rem;margin-top:.75rem;padding:.5rem 1rem;font:inherit;font-weight:600;border-radius:999px;cursor:pointer}
.pay{border:1px solid #1546a0;background:#1546a0;color:#fff}
.pay:hover{background:#0f3680}
.back{border:1px solid #6b7691;background:#fff;color:#14213d}
:focus-visible{outline:3px solid #d98b00;outline-offset:2px}
`;
