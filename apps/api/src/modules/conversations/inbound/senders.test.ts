import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  changeOf,
  connectNumber,
  deliver,
  newWaId,
  openTestInbound,
  secondsNow,
  type TestNumber,
  textOf,
  write,
} from "../../../../test/whatsapp-number.ts";

let stack: Stack;
let beside: Stack;
let shop: OpenedShop;
let number: TestNumber;
let inbound: ReturnType<typeof openTestInbound>;
beforeAll(async () => {
  stack = await startStack();
  beside = await startStack({ beside: stack });
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
  inbound = openTestInbound(stack);
});
afterAll(async () => {
  await inbound.stop();
  await beside.stop();
  await stack.stop();
});

type Said = { author: string; text: string; type: string | null; seq: number };
/** What was said in the conversation of somebody. */
async function said(ids: { waId?: string; bsuid?: string }): Promise<Said[]> {
  const { rows } = await stack.db.query<Said>(
    `select m.author, m.text, m.body->'content'->>'kind' as type, m.seq::int from messages m
     join conversations c on c.shop_id = m.shop_id and c.id = m.conversation_id
     join contacts k on k.shop_id = c.shop_id and k.id = c.contact_id
     where k.wa_id = $1 or k.business_user_id = $2 order by c.id, m.seq`,
    [ids.waId ?? null, ids.bsuid ?? null],
  );
  return rows;
}
const threadOf = async (waId: string) =>
  (
    await stack.db.query(
      `select t.answered_by, t.reason, t.waiting_since is not null as waits, t.preview_from, t.last_seq::int as seq,
         t.window_until is not null as "hasWindow", t.customer_id = k.customer_id as "isTheirs"
       from threads t join contacts k on k.shop_id = t.shop_id and k.id = t.contact_id where k.wa_id = $1`,
      [waId],
    )
  ).rows[0];
const authors = (all: Said[]) => all.map(({ author }) => author);
const fromCustomer = (all: Said[]) => all.filter(({ author }) => author === "customer").map(({ text }) => text);

describe("somebody", () => {
  it("without a telephone number is known by their id, and by both once both come", async () => {
    const bsuid = `TZ.${newWaId()}`;
    await write(stack, number, { bsuid, name: "Bila namba" }, {});
    await inbound.handleDue();
    expect(authors(await said({ bsuid }))).toEqual(["customer", "bot"]);
    const waId = newWaId();
    await write(stack, number, { bsuid, waId }, { content: textOf("Sasa na namba") });
    await inbound.handleDue();
    await write(stack, number, { waId }, { content: textOf("Namba tu") });
    await inbound.handleDue();
    expect(fromCustomer(await said({ bsuid }))).toEqual(["Habari", "Sasa na namba", "Namba tu"]);
    expect(await countRows(stack, "contacts where wa_id = $1 or business_user_id = $2", [waId, bsuid])).toBe(1);
  });

  it("who takes another number goes on with the same conversation", async () => {
    const [old, next] = [newWaId(), newWaId()];
    await write(stack, number, { waId: old }, {});
    const system = { type: "system", system: { type: "user_changed_number", wa_id: next, body: "changed" } };
    await write(stack, number, { waId: old }, { content: system });
    await inbound.handleDue();
    await write(stack, number, { waId: next }, { content: textOf("Namba mpya") });
    await inbound.handleDue();
    expect(fromCustomer(await said({ waId: next })).at(-1)).toBe("Namba mpya");
    expect(
      await countRows(stack, "conversations c join contacts k on k.id = c.contact_id where k.wa_id in ($1, $2)", [
        old,
        next,
      ]),
    ).toBe(1);
  });

  it("new, who writes ten times at once to two processes, is one customer with one conversation, in order", async () => {
    const others = openTestInbound(beside, { quietMs: 60, mostMs: 360 });
    const mine = openTestInbound(stack, { quietMs: 60, mostMs: 360 });
    const people = Array.from({ length: 10 }, newWaId);
    const texts = Array.from({ length: 10 }, (_, at) => `Picha ${at}`);
    const from = secondsNow() - 30;
    await Promise.all(
      people.flatMap((waId) =>
        texts
          .map((text, at) => ({ content: textOf(text), at: from + at }))
          .toSorted(() => Math.random() - 0.5)
          .map((message, at) => write(at % 2 ? stack : beside, number, { waId }, message)),
      ),
    );
    await Promise.all([mine.handleDue(), others.handleDue()]);
    await mine.handleDue();
    await Promise.all([mine.stop(), others.stop()]);
    for (const waId of people) {
      const all = await said({ waId });
      expect(fromCustomer(all)).toEqual(texts);
      expect(all.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1));
      expect(await countRows(stack, "contacts where wa_id = $1", [waId])).toBe(1);
      expect(await countRows(stack, "customers where phone = $1", [`+${waId}`])).toBe(1);
    }
  }, 60_000);
});

it("is kept where the bot fails, and somebody has to answer", async () => {
  const waId = newWaId();
  await stack.db.query("revoke update on conversations from mauzo_app");
  await stack.db.query("grant update (shop_id) on conversations to mauzo_app");
  await write(stack, number, { waId }, {});
  await inbound.handleDue().finally(() => stack.db.query("grant update on conversations to mauzo_app"));
  expect(authors(await said({ waId }))).toEqual(["customer"]);
  expect(await threadOf(waId)).toMatchObject({ answered_by: "nobody", reason: "bot_failed", waits: true });
  expect(await countRows(stack, "outbox o join contacts k on k.id = o.contact_id where k.wa_id = $1", [waId])).toBe(0);
});

it("that cannot be stored at all is tried again, and what came after it does not wait", async () => {
  const waId = newWaId();
  await stack.db.query("alter table messages add constraint for_now check (text <> 'Bovu')");
  const from = secondsNow() - 9;
  await write(stack, number, { waId }, { content: textOf("Bovu"), at: from }, { content: textOf("Zuri"), at: from });
  await inbound.handleDue();
  expect(fromCustomer(await said({ waId }))).toEqual(["Zuri"]);
  await stack.db.query("alter table messages drop constraint for_now");
  await stack.db.query("update channel_events set due_at = now() where handled_at is null");
  await inbound.handleDue();
  expect(fromCustomer(await said({ waId })).toSorted()).toEqual(["Bovu", "Zuri"]);
});

it("of one shop's flood delays nobody else", async () => {
  const quiet = await connectNumber(stack, await openShop(stack));
  for (let at = 0; at < 4; at++) {
    const flood = Array.from({ length: 60 }, () => changeOf(number, { waId: newWaId() }, [{}]));
    await deliver(stack, number, ...flood);
  }
  const waId = newWaId();
  await write(stack, quiet, { waId }, {});
  const waiting = inbound.handleDue();
  await expect
    .poll(async () => authors(await said({ waId })), { timeout: 10_000, interval: 20 })
    .toEqual(["customer", "bot"]);
  expect(await countRows(stack, "channel_events where handled_at is null")).toBeGreaterThan(100);
  await waiting;
  expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0);
}, 120_000);
