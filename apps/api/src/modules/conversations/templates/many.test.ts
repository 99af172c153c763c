import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { templateLimits } from "@mauzo/contract/conversations/template-rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { openSandbox } from "../../../../test/open-sandbox.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { connectNumber } from "../../../../test/whatsapp-number.ts";
import { cloudApiTemplates } from "../../../gateways/channels/cloud-api-templates.ts";
import { askTemplates } from "./ask-templates.ts";

let stack: Stack;
let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  [stack, sandbox] = await Promise.all([startStack(), openSandbox()]);
});
afterAll(async () => {
  sandbox.close();
  await stack.stop();
});

const noWords = { header: "", footer: "", buttons: [] };
const { templates: most } = templateLimits;

it(`as many as a shop may have, in both languages, are asked about over the wire, and one more is refused`, async () => {
  const shop = await openShop(stack);
  const { phoneNumberId, businessAccountId } = await connectNumber(stack, shop);
  const names = Array.from({ length: most }, (_, n) => `oda_${n}`);
  const languages = ["sw", "en"] as const;
  const known = names.flatMap((name, n) =>
    languages.map((language, at) => ({
      ...{ id: String(900_000 + 2 * n + at), name, language, category: "UTILITY" },
      status: n % 3 === 0 ? "PAUSED" : "APPROVED",
      components: [{ type: "BODY", text: "Oda yako iko tayari" }],
    })),
  );
  await sandbox.askBelow("/_businesses")("", {
    ...{ phone_number_id: phoneNumberId, waba_id: businessAccountId, token: "a-token", templates: known },
    ...{ display_phone_number: "+255 700 000 078", verified_name: "Duka" },
  });
  const text = JSON.stringify({ ...noWords, body: "Oda yako iko tayari" });
  await stack.db.query(
    `with made as (
       insert into message_templates (shop_id, name, category, examples)
       select $1, name, 'utility', '{"name":"Neema","number":"7K4Q9-DXM2T","total":"1","owed":"1","shop":"Duka","link":"https://a.example"}'
       from unnest($2::text[]) name returning shop_id, id, name)
     insert into message_template_texts (shop_id, template_id, language, text, submitted, provider_id, state, state_at)
     select m.shop_id, m.id, k.language, $4, $4, k.id, 'pending', now() - interval '1 minute'
     from made m join jsonb_to_recordset($3) as k (id text, name text, language text) on k.name = m.name`,
    [shop.shopId, names, JSON.stringify(known), text],
  );
  const { pool, deps } = stack;
  const channelTemplates = cloudApiTemplates({ baseUrl: sandbox.address, version: "v25.0" });
  await askTemplates({ ...deps, pool, channelTemplates }, { shopId: shop.shopId, time: 0 });

  const { items } = await call(stack, messageTemplates.list, {}, shop);
  expect(items).toHaveLength(most);
  for (const { name, standing } of items) {
    const state = Number(name.slice(4)) % 3 === 0 ? "paused" : "approved";
    expect([name, standing.sw.state, standing.en.state]).toEqual([name, state, state]);
  }
  const [first] = items;
  const { category = "utility", examples, texts } = first ?? {};
  const more = { name: "moja_zaidi", category, purpose: null, examples, texts };
  expect(await request(stack, messageTemplates.create, { body: more }, shop)).toMatchObject({
    status: 409,
    body: { code: "too_many_templates" },
  });
});
