import { consents } from "@mauzo/contract/customers/consents";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { connectSms, draft, startCampaign } from "./campaign-fixtures.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";
import { addNumber, addWriter, queueMessage } from "./whatsapp-fixtures.ts";

type Person = { customerId: string; orderId: string; word: string; phone: string };

/**
 * Leaves what is said of a customer, and by them, in the places where staff, campaigns and the channels keep it: a contact
 * and a chat on WhatsApp with what waits to leave, a note and a planned message there, what they said of a debt, a
 * campaign, and another customer who is merged with them.
 */
export async function addTraces(
  stack: Stack,
  shop: OpenedShop,
  { customerId, orderId, word, phone }: Person,
): Promise<void> {
  const at = { params: { id: customerId } };
  const number = await addNumber(stack, shop);
  const writer = await addWriter(stack, number, { customerId });
  // Whom the fixture makes beside, without a number.
  await stack.db.query(
    "delete from customers c where shop_id = $1 and not exists (select from contacts k where k.customer_id = c.id)",
    [shop.shopId],
  );
  await stack.db.query("update contacts set name = $2, wa_id = $3 where id = $1", [
    ...[writer.contactId, `WhatsApp ya ${word}`, `255${phone.slice(1)}`],
  ]);
  await queueMessage(stack, number, writer, [`Karibu ${word}`]);
  const { rows } = await stack.db.query<{ id: string }>("select user_id as id from memberships where shop_id = $1", [
    shop.shopId,
  ]);
  const staffId = rows[0]?.id;
  await stack.db.query(
    `insert into conversation_notes (shop_id, conversation_id, user_id, text, after_seq) values ($1, $2, $3, $4, 1)`,
    [shop.shopId, writer.conversationId, staffId, `${word} ni mteja mzuri`],
  );
  await stack.db.query(
    `insert into planned_messages (shop_id, conversation_id, text, send_at, created_by, after_in_seq)
     values ($1, $2, $3, now() + interval '1 day', $4, 1)`,
    [shop.shopId, writer.conversationId, `Kesho ${word}`, staffId],
  );
  const { url } = await call(stack, balanceLinks.create, at, shop);
  const link = new URL(url).pathname.split("/").at(-1) ?? "";
  const said = { order_id: orderId, said: "disputed" as const, reason: `${word} hakupokea` };
  await call(stack, balanceLinks.answer, { params: { link }, body: said });
  await connectSms(stack, shop);
  const agreed = { channel: "sms" as const, state: "given" as const, how: `${word} alikubali` };
  await call(stack, consents.record, { ...at, body: agreed }, shop);
  await startCampaign(stack, shop, { audience: { ...draft.audience, everyone: false, numbers: [phone] } });
  const twin = await call(stack, customers.create, { body: { name: `Pacha ${word}`, phone: "0754739165" } }, shop);
  const versionOf = async (id: string) => (await call(stack, customers.get, { params: { id } }, shop)).version;
  const body = { other_id: twin.id, version: await versionOf(customerId), other_version: await versionOf(twin.id) };
  await call(stack, customerMerges.merge, { ...at, body }, shop);
}

/** The tables in which that leaves something of a customer, as the database names them. */
export const tracedTables = [
  ...["contacts", "outbox", "conversation_notes", "planned_messages", "debt_answers", "messages"],
  ...["customer_merges", "customer_consents"],
];
