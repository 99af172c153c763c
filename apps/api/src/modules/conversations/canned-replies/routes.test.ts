import { cannedReplies } from "@mauzo/contract/conversations/canned-replies";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const refusal = async (answer: ReturnType<typeof request>) => {
  const { status, body } = await answer;
  return [status, JSON.stringify(body)];
};

it("keeps replies in both languages, one for each shortcut, and a save that saw an older one changes nothing", async () => {
  const words = { shortcut: " Bei ", en: "", sw: "Bei ni elfu kumi" };
  const made = await call(stack, cannedReplies.create, { body: words }, shop);
  expect(made).toMatchObject({ shortcut: "bei", sw: "Bei ni elfu kumi" });
  const twice = request(stack, cannedReplies.create, { body: { ...words, shortcut: "bei" } }, shop);
  expect(await refusal(twice)).toEqual([409, expect.stringContaining("shortcut_taken")]);
  const empty = request(stack, cannedReplies.create, { body: { shortcut: "tupu", en: " ", sw: "" } }, shop);
  expect(await refusal(empty)).toEqual([422, expect.stringContaining("canned_text_missing")]);
  const odd = request(stack, cannedReplies.create, { body: { ...words, shortcut: "bei mpya" } }, shop);
  expect(await refusal(odd)).toEqual([422, expect.stringContaining("shortcut_invalid")]);

  const at = { params: { id: made.id } };
  const { id: _, ...seen } = made;
  const saved = await call(stack, cannedReplies.save, { ...at, body: { ...seen, en: "It is ten thousand" } }, shop);
  const late = request(stack, cannedReplies.save, { ...at, body: seen }, shop);
  expect(await refusal(late)).toEqual([409, expect.stringContaining("version_conflict")]);
  expect((await call(stack, cannedReplies.list, {}, shop)).items).toEqual([saved]);

  const other = await openShop(stack);
  expect((await call(stack, cannedReplies.list, {}, other)).items).toEqual([]);
  expect((await request(stack, cannedReplies.remove, at, other)).status).toBe(404);
  const writer = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
  expect((await request(stack, cannedReplies.remove, at, writer)).status).toBe(403);
  await call(stack, cannedReplies.remove, at, shop);
  expect((await call(stack, cannedReplies.list, {}, shop)).items).toEqual([]);
});
