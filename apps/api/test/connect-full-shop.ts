import { autoMessages } from "@mauzo/contract/conversations/auto-messages";
import { channels } from "@mauzo/contract/conversations/channels";
import { inboxSettings } from "@mauzo/contract/conversations/inbox-settings";
import { messagePrices } from "@mauzo/contract/conversations/message-prices";
import { messageTemplates } from "@mauzo/contract/conversations/message-templates";
import { whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { autoTexts, inboxTexts } from "./auto-texts.ts";
import { call } from "./endpoints.ts";
import { callSave } from "./saves.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";
import { catalogueIdOf } from "./test-catalogues.ts";
import { providerNumber } from "./test-provider.ts";
import { changeOf, newWaId, post, signatureOf, textOf } from "./whatsapp-number.ts";

/** Numbers at the provider that no other full shop has. */
let numbers = 5_000;

/** Connects a number, on which a customer writes, with a template, prices, a catalogue, and messages sent by themselves. */
export async function connectFullShop(stack: Stack, shop: OpenedShop, word: string) {
  const whatsapp = providerNumber(++numbers);
  await callSave(stack, channels.connect, { body: whatsapp }, shop);
  const connected = (await call(stack, channels.check, {}, shop)).channels.whatsapp?.webhook;
  const webhookKey = connected?.address.split("/").at(-1) ?? "";
  const written = JSON.stringify({
    object: "whatsapp_business_account",
    entry: [
      {
        id: whatsapp.business_account_id,
        changes: [
          changeOf({ phoneNumberId: whatsapp.phone_number_id }, { waId: newWaId() }, [
            { content: textOf(`Swali ${word}`) },
          ]),
        ],
      },
    ],
  });
  await post(stack, { key: webhookKey }, written, {
    "x-hub-signature-256": signatureOf(written, whatsapp.app_secret ?? ""),
  });
  const noWords = { header: "", body: "", footer: "", buttons: [] };
  const template = {
    ...{ name: `kiolezo_${numbers}`, category: "marketing" as const, purpose: null },
    examples: { name: "", number: "", total: "", owed: "", shop: "", link: "" },
    texts: { en: noWords, sw: { ...noWords, body: `Karibu tena ${word}` } },
  };
  const { id: removableTemplate } = await call(
    stack,
    messageTemplates.create,
    { body: { ...template, name: `kingine_${numbers}` } },
    shop,
  );
  const madeTemplate = await call(stack, messageTemplates.create, { body: template }, shop);
  await call(stack, messageTemplates.submit, { params: { id: madeTemplate.id } }, shop);
  await stack.db.query(
    "update message_template_texts set state = 'approved', submitted = text, provider_id = template_id::text where template_id = $1",
    [madeTemplate.id],
  );
  await callSave(
    stack,
    messagePrices.save,
    { body: { utility_minor: 2_500, marketing_minor: 10_000, order_sms: false } },
    shop,
  );
  const catalogue = { catalogue_id: catalogueIdOf(numbers), is_visible: true, has_cart: true };
  await callSave(stack, whatsappCatalogue.save, { body: catalogue }, shop);
  await stack.db.query(
    `with item as (
       insert into whatsapp_catalogue_items (shop_id, variant_id, product_id, digest, state, reason)
       select v.shop_id, v.id, v.product_id, '', 'refused', $2 from variants v where v.shop_id = $1 limit 1 returning shop_id)
     insert into whatsapp_catalogue_sets (shop_id, set_id, provider_id, digest)
     select i.shop_id, s.id, 'set', '' from item i join product_sets s on s.shop_id = i.shop_id limit 1`,
    [shop.shopId, `Sababu ${word}`],
  );
  await callSave(stack, autoMessages.save, { body: autoTexts(word) }, shop);
  await callSave(stack, inboxSettings.save, { body: inboxTexts(word) }, shop);
  return {
    ...{ whatsapp, webhookKey, verifyToken: connected?.verify_token ?? "" },
    ...{ templateId: madeTemplate.id, removableTemplate },
  };
}
