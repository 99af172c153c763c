import { Hono } from "hono";
import { type SmsAccount, type SmsAccounts, smsProviders } from "./accounts.ts";

const names: Readonly<Record<SmsAccount["provider"], readonly [name: string, user: string, secret: string]>> = {
  beem: ["Beem Africa", "API key", "Secret key"],
  nextsms: ["NextSMS", "Username", "Password"],
  africas_talking: ["Africa's Talking", "Username", "API key"],
};
const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const plain = (value: unknown) => String(value).replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

function showAccount({ provider, user, secret, balance, sender_ids, callback_url }: SmsAccount): string {
  const [name, userName, secretName] = names[provider];
  return `<section><h2>${plain(name)}</h2><table><tr><th>${userName}</th><td><code>${plain(user)}</code></td></tr>
<tr><th>${secretName}</th><td><code>${plain(secret)}</code></td></tr></table>
<form method="post" action="/sandbox/sms/${provider}"><input type="hidden" name="user" value="${plain(user)}">
<label>Delivery report callback <input name="callback_url" size="70" value="${plain(callback_url)}"></label>
<label>Sender names <input name="sender_ids" size="40" value="${plain(sender_ids.join(", "))}"></label>
<label>Messages left <input name="balance" type="number" value="${balance}"></label><button>Save</button></form></section>`;
}

/** Where an account's owner looks after it, as on a provider's own pages. */
export function portal(accounts: SmsAccounts): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const list = smsProviders.flatMap((one) => accounts.list().filter(({ provider }) => provider === one));
    return c.html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandbox: SMS</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:1rem auto;padding:0 1rem}
label{display:block;margin:.5rem 0}input{max-width:100%}th{text-align:left;padding-right:1rem}section{border-top:1px solid #ccc}</style>
<h1>SMS providers</h1>${list.map(showAccount).join("")}</html>`);
  });
  app.post("/:provider", async (c) => {
    const { user, callback_url, sender_ids, balance } = await c.req.parseBody();
    const change = {
      ...{ user, callback_url, balance: Number(balance) },
      sender_ids: String(sender_ids)
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    };
    const account = accounts.change(c.req.param("provider"), change);
    return account ? c.redirect("/sandbox/sms", 303) : c.notFound();
  });
  return app;
}
