import { accessRequests } from "@mauzo/contract/account/access-requests";
import { staff } from "@mauzo/contract/account/invites";
import { roles } from "@mauzo/contract/account/roles";
import { conversationNotes } from "@mauzo/contract/conversations/conversation-notes";
import { plannedMessages } from "@mauzo/contract/conversations/planned-messages";
import { weeklySummary } from "@mauzo/contract/insights/weekly-summary";
import { call } from "./endpoints.ts";
import { addFullPushDevice } from "./push-fixtures.ts";
import { addMember, type OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/**
 * Adds members to a shop: one whom a note in a conversation names, beside a message that is planned there, one who asks to be allowed two things, and a role.
 * @returns the id of a request that is still open
 */
export async function addFullColleagues(
  stack: Stack,
  shop: OpenedShop,
  { word, chattedAt }: { word: string; chattedAt: { params: { id: string } } },
): Promise<string> {
  const reads = ["orders", "conversations"] as const;
  const permissions = reads.map((resource) => ({ resource, action: "read" as const }));
  const { email: helper } = await addMember(stack, shop, permissions);
  const { items: helpers } = await call(stack, staff.list, {}, shop);
  const { id, name } = helpers.find(({ email }) => email === helper) ?? { id: "", name: "" };
  const note = { text: `Kumbuka ${word} @${name}`, mentions: [id] };
  await call(stack, conversationNotes.create, { ...chattedAt, body: note }, shop);
  const planned = { text: `Kesho ${word}`, send_at: new Date(Date.now() + 86_400_000).toISOString() };
  await call(stack, plannedMessages.create, { ...chattedAt, body: planned }, shop);

  await addFullPushDevice(stack, shop);
  await call(stack, weeklySummary.choose, { body: { is_wanted: true } }, shop);

  const role = { name: `Zamu ${word}`, permissions: [{ resource: "orders" as const, action: ["read" as const] }] };
  await call(stack, roles.create, { body: { ...role, sees_phones: false } }, shop);
  const asker = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const ask = (resource: "product" | "customers") =>
    call(stack, accessRequests.create, { body: { resource, action: "read" } }, asker);
  await ask("product");
  return (await ask("customers")).id;
}
