import { describe, expect, it } from "vitest";
import { customer, number, otherShop, shop, signatureOf, stand, text } from "../../../test/stand.ts";

describe("a.6: what the webhook gets", () => {
  it("is signed over its very bytes with the shop's own secret", async () => {
    const { ask, delivered, write } = stand();
    await write({ text: "Habari ñ/😀" });
    await ask(`/_customers/${customer}/messages`, { to: otherShop.phone_number_id, text: "Na nyie?", wait: true });
    const [first, second] = delivered;
    expect(first?.signature).toBe(signatureOf(first?.body ?? "", shop.app_secret));
    expect(second?.signature).toBe(signatureOf(second?.body ?? "", otherShop.app_secret));
    // Whoever signs what they parsed gets another signature.
    expect(signatureOf(JSON.stringify(first?.json), shop.app_secret)).not.toBe(first?.signature);
  });

  it("has the account, the number, the profile and the message", async () => {
    const { delivered, write } = stand();
    const { id } = await write({ text: "Habari", name: "Asha" });
    expect(delivered[0]?.json).toEqual({
      object: "whatsapp_business_account",
      entry: [
        {
          id: shop.waba_id,
          time: expect.any(Number),
          changes: [
            {
              field: "messages",
              value: {
                messaging_product: "whatsapp",
                metadata: { display_phone_number: "255700000001", phone_number_id: number },
                contacts: [{ profile: { name: "Asha" }, wa_id: customer, user_id: expect.stringMatching(/^TZ\./) }],
                messages: [
                  {
                    from: customer,
                    from_user_id: expect.any(String),
                    id,
                    timestamp: String(Date.UTC(2026, 0, 5, 8) / 1000),
                    type: "text",
                    text: { body: "Habari" },
                  },
                ],
              },
            },
          ],
        },
      ],
    });
  });

  it("names customers who hide their number by a business-scoped id, which can be answered", async () => {
    const { ask, send, write, delivered, messages } = stand();
    const { user_id } = await ask(`/_customers/${customer}`, { hides_number: true });
    await write({ text: "Habari" });
    expect(messages()[0]).not.toHaveProperty("from");
    expect(delivered[0]?.body).not.toContain(customer);
    expect(await send({ ...text("Karibu"), to: undefined, recipient: user_id })).toMatchObject({ status: 200 });
  });

  it("is tried again until it is taken, with longer and longer pauses", async () => {
    const { answerWith, delivered, list, move, write } = stand();
    answerWith(500, 0, 302, 200);
    await write({ text: "Habari" });
    expect(delivered).toHaveLength(1);
    await move(1);
    expect(delivered).toHaveLength(2);
    await move(1);
    expect(delivered).toHaveLength(2);
    await move(1);
    expect(delivered).toHaveLength(3);
    await move(5);
    expect(new Set(delivered.map(({ body, signature }) => body + signature)).size).toBe(1);
    await move(3600);
    expect(delivered).toHaveLength(4);
    expect(await list("/_deliveries")).toMatchObject([{ tries: 4, state: "taken", status: 200 }]);
  });

  it("is given up after seven days", async () => {
    const { answerWith, delivered, list, move, write } = stand();
    answerWith(503);
    await write({ text: "Habari" });
    for (let hour = 0; hour < 8 * 24; hour += 1) await move(3600);
    expect((await list("/_deliveries"))[0]).toMatchObject({ state: "lapsed" });
    const tries = delivered.length;
    await move(86_400);
    expect(delivered).toHaveLength(tries);
  });
});

describe("a.6: statuses", () => {
  it("come as sent, delivered, read, with our own id and the price", async () => {
    const { move, send, statuses, write } = stand();
    await write({ text: "Habari" });
    const { id } = await send({ ...text("Karibu"), biz_opaque_callback_data: "outbox-1" });
    await move(5);
    const price = { billable: false, pricing_model: "PMP", type: "free_customer_service", category: "service" };
    const common = {
      id,
      recipient_id: customer,
      biz_opaque_callback_data: "outbox-1",
      timestamp: expect.stringMatching(/^\d{10}$/),
    };
    expect(statuses()).toEqual([
      { ...common, status: "sent", pricing: price },
      { ...common, status: "delivered", pricing: price },
      { ...common, status: "read" },
    ]);
  });

  it("stay behind while a phone is off, or keeps what it read to itself", async () => {
    const { ask, move, send, statuses, write } = stand();
    await write({ text: "Habari" });
    await ask(`/_customers/${customer}`, { online: false, reads: false });
    const { id } = await send(text("Karibu"));
    await move(60);
    expect(statuses().map(({ status }) => status)).toEqual(["sent"]);
    await ask(`/_customers/${customer}`, { online: true });
    await move(60);
    expect(statuses().map(({ status }) => status)).toEqual(["sent", "delivered"]);
    await ask(`/_customers/${customer}/read`, { message_id: id });
    await ask("/_idle", {});
    expect(statuses().at(-1)).toMatchObject({ id, status: "read" });
  });

  it("say that a voice note was played", async () => {
    const { ask, move, send, statuses, write } = stand();
    await write({ text: "Habari" });
    const { id } = await send({ type: "audio", audio: { link: "https://mauzo.example/a.ogg" } });
    await move(5);
    await ask(`/_customers/${customer}/played`, { message_id: id });
    await ask("/_idle", {});
    expect(statuses().at(-1)).toMatchObject({ id, status: "played" });
  });
});

describe("switches of the deliveries", () => {
  const bodies = ({ messages }: ReturnType<typeof stand>) => messages().map(({ text: said }) => said);
  const say = async ({ write }: ReturnType<typeof stand>, ...words: string[]) => {
    for (const word of words) await write({ text: word });
  };

  it("duplicate: the same bytes so many times", async () => {
    const here = stand();
    await here.switches({ duplicate: 3 });
    await say(here, "Habari");
    expect(here.delivered).toHaveLength(3);
    expect(new Set(here.delivered.map(({ body }) => body)).size).toBe(1);
  });

  it("reorder: the last first", async () => {
    const here = stand();
    await here.switches({ reorder: 3 });
    await say(here, "1", "2", "3");
    await here.ask("/_idle", {});
    expect(bodies(here)).toEqual([{ body: "3" }, { body: "2" }, { body: "1" }]);
  });

  it("batch: several entries with several changes in one delivery; what is left does not wait for ever", async () => {
    const here = stand();
    await here.switches({ batch: 3 });
    await say(here, "1", "2", "3", "4");
    await here.ask("/_idle", {});
    expect(here.delivered).toHaveLength(1);
    expect(bodies(here)).toEqual([{ body: "1" }, { body: "2" }, { body: "3" }]);
    await here.move(1);
    expect(bodies(here).at(-1)).toEqual({ body: "4" });
  });

  it("status_delay_ms: late; no_status: never", async () => {
    const here = stand();
    await say(here, "Habari");
    await here.switches({ status_delay_ms: 60_000 });
    await here.send(text("Karibu"));
    await here.move(60);
    expect(here.statuses()).toEqual([]);
    await here.move(1);
    expect(here.statuses().map(({ status }) => status)).toEqual(["sent", "delivered"]);
    await here.switches({ no_status: true, status_delay_ms: 0 });
    await here.send(text("Tena"));
    await here.move(600);
    expect(new Set(here.statuses().map(({ id }) => id)).size).toBe(1);
  });

  it("status_before_answer: the status overtakes the answer that names the message", async () => {
    const here = stand();
    await say(here, "Habari");
    await here.switches({ status_before_answer: true });
    const { id } = await here.send(text("Karibu"));
    expect(here.statuses()).toMatchObject([{ id, status: "sent" }]);
  });
});
