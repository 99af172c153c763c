import { Hono } from "hono";
import { localOnly } from "./local-only.ts";
import { type Json, listOf, objectOf, textOf } from "./whatsapp/json.ts";

/** Where the API is, and the key that opens it for an operator. */
export type DeskOptions = { apiUrl: string; operatorKey: string; fetch?: typeof fetch };

/** What an operator writes most often, in both languages. */
const words = {
  en: "The picture is not sharp. Take it again in daylight, with the whole document in it.",
  sw: "Picha haionekani vizuri. Ipige tena mchana, hati yote ionekane.",
};

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const plain = (value: unknown) => String(value ?? "").replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const fields = [
  ...["owner_name", "birth_date", "id_type", "id_number", "id_expires_on", "business_name", "tin"],
  ...["id_front", "id_back", "selfie", "licence", "registration"],
];

function showCase(shop: string, found: Json): string {
  const rows = fields
    .filter((field) => textOf(found[field]))
    .map((field) => `<tr><th>${field}</th><td>${plain(found[field])}</td></tr>`);
  const files = listOf(found.files)
    .map((file) => plain(objectOf(file).field))
    .map((field) => `<a href="/sandbox/desk/${plain(shop)}/files/${field}">${field}</a>`);
  const choices = fields.map((field) => `<option${field === "id_front" ? " selected" : ""}>${field}</option>`);
  return `<section><h2>${plain(found.shop_name)}</h2><table>${rows.join("")}</table><p>${files.join(" · ")}</p>
<form method="post" action="/sandbox/desk/${plain(shop)}"><input type="hidden" name="version" value="${plain(found.version)}">
<button name="decision" value="approve">Approve</button></form>
<form method="post" action="/sandbox/desk/${plain(shop)}"><input type="hidden" name="version" value="${plain(found.version)}">
<label>Field <select name="field">${choices.join("")}</select></label>
<label>English <input name="en" size="60" value="${plain(words.en)}"></label>
<label>Swahili <input name="sw" size="60" value="${plain(words.sw)}"></label>
<button name="decision" value="note">Needs attention</button></form></section>`;
}

/** The desk of those who run Mauzo, as far as somebody who tries it out needs it: the cases that wait, each to decide. */
export function desk({ apiUrl, operatorKey, fetch: send = fetch }: DeskOptions): Hono {
  const ask = (path: string, body?: unknown) =>
    send(`${apiUrl}/operator/compliance${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async (path: string): Promise<Json> => objectOf(await (await ask(path)).json());

  const app = new Hono();
  app.use(localOnly);
  app.get("/", async (c) => {
    const waiting = listOf((await read("")).items).map((one) => plain(objectOf(one).shop));
    const cases = await Promise.all(waiting.map(async (shop) => showCase(shop, await read(`/${shop}`))));
    const title = "Mauzo: documents that wait";
    return c.html(`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:50rem;margin:1rem auto;padding:0 1rem}
label{display:block}th{text-align:left;padding-right:1rem}section{border-top:1px solid #ccc}</style>
<h1>${title}</h1>${cases.join("") || "<p>None.</p>"}</html>`);
  });
  app.get("/:shop/files/:field", async (c) => {
    const { shop, field } = c.req.param();
    return ask(`/${encodeURIComponent(shop)}/files/${encodeURIComponent(field)}`);
  });
  app.post("/:shop", async (c) => {
    const form = await c.req.parseBody();
    const note = { field: form.field, en: form.en, sw: form.sw };
    const decision = {
      ...{ version: Number(form.version), notes: form.decision === "approve" ? [] : [note] },
      reason: "Decided at the sandbox's desk",
    };
    const answer = await ask(`/${encodeURIComponent(c.req.param("shop"))}/decisions`, decision);
    return answer.ok ? c.redirect("/sandbox/desk", 303) : answer;
  });
  return app;
}
