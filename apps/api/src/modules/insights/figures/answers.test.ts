import { conversations } from "@mauzo/contract/conversations/conversations";
import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { dayMs, dayOf } from "../../../../test/invent-books.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { zoneAtNoon } from "../../../../test/zone-at-noon.ts";

let stack: Stack;
let shop: OpenedShop;
const zone = zoneAtNoon();
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shop.shopId, zone]);
});
afterAll(() => stack.stop());

const days = () => ({ from: dayOf(Date.now() - 6 * dayMs, zone), to: dayOf(Date.now(), zone) });
const read = () => call(stack, answerFigures.get, { query: days() }, shop);

/** A customer asks for a person, and waited so many minutes by now. */
async function wait(minutes: number) {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("talk to a person");
  const [conversation] = (await call(stack, conversations.list, { query: { queue: "waiting" } }, shop)).items;
  const id = conversation?.id ?? "";
  const earlier = [id, minutes];
  await stack.db.query(
    "update threads set waiting_since = now() - make_interval(mins => $2) where conversation_id = $1",
    earlier,
  );
  await stack.db.query(
    "update messages set created_at = now() - make_interval(mins => $2) where conversation_id = $1 and direction = 'in'",
    earlier,
  );
  return { visitor, at: { params: { id } } };
}
type Waiting = Awaited<ReturnType<typeof wait>>;
const answer = ({ at }: Waiting, by: Pick<OpenedShop, "token"> = shop) =>
  call(stack, conversations.answer, { ...at, body: { text: "Nipo" } }, by);
const close = async ({ at }: Waiting) => {
  const { turn } = await call(stack, conversations.get, at, shop);
  await call(stack, conversations.close, { ...at, body: { turn } }, shop);
};

it("measures how long customers waited and until they were closed, of all and by person", async () => {
  const none = { answers: 0, answer_median_s: null, answer_most_s: null };
  const nothing = { ...none, closed: 0, closed_median_s: null, closed_most_s: null };
  expect(await read()).toMatchObject({ now: nothing, before: nothing, people: [], waiting: 0, waits_since: null });

  const clerk = await addMember(stack, shop, [{ resource: "conversations", action: ["read", "create"] }]);
  const waits = [await wait(10), await wait(20), await wait(60)] as const;
  expect(await read()).toMatchObject({ waiting: 3 });
  await answer(waits[0]);
  // Who does not wait any more is answered in no time, and counts in none.
  await answer(waits[0]);
  await answer(waits[1]);
  await answer(waits[2], clerk);
  await close(waits[1]);
  const told = await read();
  expect(told).toMatchObject({ waiting: 0, waits_since: null, before: nothing });
  const about = (minutes: number, seconds: number | null) => Math.abs((seconds ?? 0) - minutes * 60) < 60;
  expect(told.now).toMatchObject({ answers: 3, closed: 1 });
  expect(about(20, told.now.answer_median_s)).toBe(true);
  // Between the second and the third of them.
  expect(about(52, told.now.answer_most_s)).toBe(true);
  expect(about(20, told.now.closed_median_s)).toBe(true);
  expect(told.people.map(({ name, answers, closed }) => [name, answers, closed])).toEqual([
    [shop.name, 2, 1],
    [clerk.name, 1, 0],
  ]);

  // Closed again without a word of the customer's, it is not counted again.
  const { turn } = await call(stack, conversations.get, waits[1].at, shop);
  await call(stack, conversations.reopen, { ...waits[1].at, body: { turn } }, shop);
  await close(waits[1]);
  expect((await read()).now.closed).toBe(1);
  await waits[1].visitor.say("Bado");
  await close(waits[1]);
  expect((await read()).now.closed).toBe(2);

  await stack.db.query("update conversation_times set at = at - interval '7 days', since = since - interval '7 days'");
  expect(await read()).toMatchObject({ now: nothing, before: { answers: 3, closed: 2 } });
});

it("is a file, too, and is told to nobody else", async () => {
  const file = await fetch(stack.url + pathOf(answerFigures.file, { query: days() }), {
    headers: { authorization: `Bearer ${shop.token}`, "accept-language": "sw" },
  });
  expect(await file.text()).toMatch(/^\ufeff?Nani,Majibu.*\r?\nWote,0,/);
  const packer = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect((await request(stack, answerFigures.get, { query: days() }, packer)).status).toBe(403);
  const other = await openShop(stack);
  expect(await call(stack, answerFigures.get, { query: days() }, other)).toMatchObject({ people: [], waiting: 0 });
});
