import type { CheckoutOrder } from './state.ts';

/** The page a payer approves on: plain HTML, no script, and no doubt about what it is. */

export function approvalPage(order: CheckoutOrder): string {
  const price = `${escape(order.unit.amount.value)} <span>${escape(order.unit.amount.currency_code)}</span>`;
  const choice = (name: string, text: string, look: string) =>
    `<button class="${look}" name="choice" value="${name}">${text}</button>`;
  return page(
    'Demo payment',
    `<p class="demo">Demo payment stand-in — no money moves</p>
    <h1>${escape(order.brandName || 'Pay')}</h1>
    <p class="what">${escape(order.unit.description ?? '')}</p>
    <p class="price">${price}</p>
    <form method="post" action="checkoutnow?token=${escape(order.id)}">
      ${choice('pay', 'Pay', 'main')}
      ${choice('decline', 'Pay with a card that is declined', 'plain')}
      ${choice('cancel', 'Cancel and go back', 'plain')}
    </form>
    <p class="small">Order ${escape(order.unit.invoice_id ?? order.id)}</p>`,
  );
}

export function messagePage(message: string): string {
  return page('Demo payment', `<p class="demo">Demo payment stand-in — no money moves</p><h1>${escape(message)}</h1>`);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="checkoutnow.css">
</head>
<body><main>${body}</main></body>
</html>`;
}

export const APPROVAL_STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #eef0f4; color: #16181d; padding: 16px; }
main { width: 100%; max-width: 400px; background: #fff; border-radius: 24px; padding: 28px 24px; box-shadow: 0 12px 40px rgb(22 24 29 / .12); text-align: center; }
h1 { font-size: 20px; margin: 20px 0 0; }
p { margin: 0; }
.demo { display: inline-block; background: #fff3c4; color: #5c4300; border-radius: 999px; padding: 4px 14px; font-size: 13px; font-weight: 600; }
.what { color: #5a6070; }
.price { font-size: 44px; font-weight: 700; margin: 16px 0 24px; font-variant-numeric: tabular-nums; }
.price span { font-size: 18px; color: #5a6070; }
form { display: grid; gap: 10px; }
button { font: inherit; min-height: 52px; border-radius: 16px; border: 1px solid #cfd4de; background: #fff; color: inherit; cursor: pointer; }
button.main { background: #16181d; border-color: #16181d; color: #fff; font-weight: 600; font-size: 18px; }
button:focus-visible { outline: 3px solid #3b82f6; outline-offset: 2px; }
.small { margin-top: 20px; font-size: 13px; color: #5a6070; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
