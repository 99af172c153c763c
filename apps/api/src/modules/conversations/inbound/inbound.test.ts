import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  deliver,
  newWaId,
  newWamid,
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

describe("a message over the shop's number", () => {
  it("makes a customer and a conversation, is answered by the bot, and its answer is queued", async () => {
    const waId = newWaId();
    const wamid = newWamid();
    const at = secondsNow() - 60;
    await write(stack, number, { waId, name: "Asha Juma" }, { id: wamid, at });
    await inbound.handleDue();
    expect(authors(await said({ waId }))).toEqual(["customer", "bot"]);
    const { rows } = await stack.db.query(
      `select u.name, u.phone, u.source, k.wa_id, c.channel, c.forget_at, t.window_until = to_timestamp($2) + interval '24 hours' as window
       from contacts k join customers u on u.shop_id = k.shop_id and u.id = k.customer_id
       join conversations c on c.contact_id = k.id join threads t on t.conversation_id = c.id where k.wa_id = $1`,
      [waId, at],
    );
    expect(rows).toEqual([
      {
        ...{ name: "Asha Juma", phone: `+${waId}`, source: "whatsapp", wa_id: waId, channel: "whatsapp" },
        ...{ forget_at: null, window: true },
      },
    ]);
    const queued = await stack.db.query(
      `select o.part, o.lane, o.author, o.state, o.seq::int, o.wire->>'kind' as kind from outbox o
       join contacts k on k.id = o.contact_id where k.wa_id = $1 order by o.part`,
      [waId],
    );
    expect(queued.rows.length).toBeGreaterThan(0);
    for (const row of queued.rows) expect(row).toMatchObject({ lane: 0, author: "bot", state: "queued", seq: 2 });
    expect(await threadOf(waId)).toEqual({
      ...{
        answered_by: "bot",
        reason: null,
        waits: false,
        preview_from: "bot",
        seq: 2,
        hasWindow: true,
        isTheirs: true,
      },
    });
  });

  it("belongs to the customer who ordered with this number", async () => {
    const waId = newWaId();
    await stack.db.query(
      `with u as (insert into customers (shop_id, name, phone) values ($1, 'Neema', $2) returning id)
       insert into contacts (shop_id, customer_id, phone) select $1, id, $2 from u`,
      [shop.shopId, `+${waId}`],
    );
    await write(stack, number, { waId }, {});
    await inbound.handleDue();
    const { rows } = await stack.db.query("select name from customers where phone = $1", [`+${waId}`]);
    expect(rows).toEqual([{ name: "Neema" }]);
    expect(authors(await said({ waId }))).toEqual(["customer", "bot"]);
  });

  it("is one for its id, also where the provider delivers it for weeks", async () => {
    const waId = newWaId();
    const message = { id: newWamid() };
    await Promise.all(Array.from({ length: 25 }, (_, at) => write(at % 2 ? stack : beside, number, { waId }, message)));
    await inbound.handleDue();
    // The event was cleaned; the message stays.
    await stack.db.query("delete from channel_events where external_id = $1", [message.id]);
    await write(stack, number, { waId }, message);
    await inbound.handleDue();
    expect(authors(await said({ waId }))).toEqual(["customer", "bot"]);
  });

  it("is answered by what was picked, and by the number of a choice", async () => {
    const waId = newWaId();
    await write(stack, number, { waId }, { at: secondsNow() - 9 });
    await inbound.handleDue();
    const { rows } = await stack.db.query<{
      wire: { kind: string; sections?: { rows: { id: string; title: string }[] }[] };
    }>(
      "select o.wire from outbox o join contacts k on k.id = o.contact_id where k.wa_id = $1 and o.wire->>'kind' in ('list', 'buttons')",
      [waId],
    );
    const text = JSON.stringify(rows);
    const id = /"id":"([^"]+)"/.exec(text)?.[1] ?? "";
    const content = {
      type: "interactive",
      interactive: { type: "button_reply", button_reply: { id, title: "Chaguo" } },
    };
    await write(stack, number, { waId }, { content, at: secondsNow() - 8 });
    await inbound.handleDue();
    const after = await said({ waId });
    expect(authors(after)).toEqual(["customer", "bot", "customer", "bot"]);
    expect(after[2]).toMatchObject({ type: "pick", text: "Chaguo" });
  });

  it("that is late is kept, not given to the flow, and somebody is asked to look", async () => {
    const waId = newWaId();
    await write(stack, number, { waId }, { at: secondsNow() - 10, content: textOf("Ya pili") });
    await inbound.handleDue();
    await write(stack, number, { waId }, { at: secondsNow() - 20, content: textOf("Ya kwanza") });
    await inbound.handleDue();
    expect(authors(await said({ waId }))).toEqual(["customer", "bot", "customer"]);
    expect(await threadOf(waId)).toMatchObject({ answered_by: "bot", reason: "late", waits: true });
  });

  it("of any kind is kept and shown, and what the flow cannot read waits for a person", async () => {
    const kinds: [Record<string, unknown>, string | null][] = [
      [{ type: "image", image: { id: "1", mime_type: "image/jpeg", sha256: "x" } }, "media"],
      [{ type: "audio", audio: { id: "2", mime_type: "audio/ogg; codecs=opus", voice: true } }, "media"],
      [{ type: "location", location: { latitude: -6.8, longitude: 39.28, name: "Kariakoo" } }, "location"],
      [{ type: "contacts", contacts: [{ name: { formatted_name: "Juma" }, phones: [{ phone: "0712" }] }] }, "contacts"],
      [
        { type: "order", order: { catalog_id: "1", product_items: [{ product_retailer_id: "x", quantity: 2 }] } },
        "order",
      ],
      [{ type: "poll_creation", poll: {} }, "unsupported"],
      [{ type: "unsupported", errors: [{ code: 131051 }] }, "unsupported"],
      [{}, "unsupported"],
    ];
    for (const [content, kind] of kinds) {
      const waId = newWaId();
      await write(stack, number, { waId }, { content });
      await inbound.handleDue();
      const all = await said({ waId });
      expect([kind, all.map(({ author, type }) => [author, type])]).toEqual([kind, [["customer", kind]]]);
      expect(await threadOf(waId)).toMatchObject({ answered_by: "bot", reason: "not_understood", waits: true });
    }
    const waId = newWaId();
    await write(stack, number, { waId }, { content: { type: "image", image: { id: "1", caption: "Hii ipo?" } } });
    const reaction = { type: "reaction", reaction: { message_id: "wamid.x", emoji: "👍" } };
    await write(stack, number, { waId }, { content: reaction, at: secondsNow() + 1 });
    await inbound.handleDue();
    expect(authors(await said({ waId }))).toEqual(["customer", "bot", "customer"]);
    expect(await threadOf(waId)).toMatchObject({ reason: null, waits: false });
  });

  it("answers the message it quotes", async () => {
    const waId = newWaId();
    const first = newWamid();
    await write(stack, number, { waId }, { id: first });
    await inbound.handleDue();
    await stack.db.query(
      "update outbox set external_id = $2 where (shop_id, contact_id) in (select shop_id, id from contacts where wa_id = $1) and part = 0",
      [waId, `wamid.ours.${waId}`],
    );
    for (const id of [first, `wamid.ours.${waId}`, "wamid.unknown"])
      await write(stack, number, { waId }, { content: { ...textOf("Hii"), context: { id } } });
    await inbound.handleDue();
    const { rows } = await stack.db.query(
      `select (select r.author from messages r where r.id = m.reply_to) as answers from messages m
       join conversations c on c.id = m.conversation_id join contacts k on k.id = c.contact_id
       where k.wa_id = $1 and m.text = 'Hii' order by m.seq`,
      [waId],
    );
    expect(rows).toEqual([{ answers: "customer" }, { answers: "bot" }, { answers: null }]);
  });

  it("of the shop's own telephone takes the conversation over", async () => {
    const waId = newWaId();
    await write(stack, number, { waId }, {});
    await inbound.handleDue();
    const { phoneNumberId } = number;
    const echo = { to: waId, id: newWamid(), timestamp: String(secondsNow()), ...textOf("Nipo hapa") };
    const value = { metadata: { phone_number_id: phoneNumberId }, message_echoes: [echo] };
    await deliver(stack, number, { field: "smb_message_echoes", value });
    await inbound.handleDue();
    await write(stack, number, { waId }, { content: textOf("Asante") });
    await inbound.handleDue();
    expect(authors(await said({ waId }))).toEqual(["customer", "bot", "person", "customer"]);
    expect(await threadOf(waId)).toMatchObject({ answered_by: "person", waits: true });
  });
});
