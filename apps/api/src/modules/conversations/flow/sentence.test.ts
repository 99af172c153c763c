import { setStep } from "@mauzo/chatflow/edit/edit-flow";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call } from "../../../../test/endpoints.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { connectNumber, newWaId, openTestInbound, textOf, write } from "../../../../test/whatsapp-number.ts";

let stack: Stack;
let shop: OpenedShop;
let inbound: ReturnType<typeof openTestInbound>;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Asha" });
  const kinds = ["Bahari", "Marijani"].map((name) => ({
    name,
    price_minor: 2_800_000,
    stock: 5,
    option_values: [name],
  }));
  const goods = [
    { name: "Kanga Korosho", price_minor: 2_000_000, stock: 8 },
    { name: "Kanga Mawio", price_minor: 1_800_000, stock: 8 },
    { name: "Sabuni", price_minor: 400_000, stock: 3 },
    { name: "Kikoi", price_minor: undefined, stock: undefined, option_names: ["Rangi"], variants: kinds },
  ];
  for (const product of goods) await addProduct(stack, shop, product);
  const other = await openShop(stack);
  await addProduct(stack, other, { name: "Gauni la jirani" });
  inbound = openTestInbound(stack);
});
afterAll(async () => {
  await inbound.stop();
  await stack.stop();
});

it("puts a sentence into the cart on the page, in Swahili: asks what is not sure, and gives the link", async () => {
  const visitor = startChatVisitor(stack, shop);
  const { text, next_state } = await visitor.say("Habari, naomba 2 kanga korosho na kikoi moja");
  expect(next_state).toBe("sentence");
  expect(text).toContain("Nimeweka kwenye kikapu:\n2 × *Kanga Korosho*");
  expect(text).toContain("Ukisema “kikoi moja” unamaanisha ipi?");
  expect(text).toContain("[Bahari]\n[Marijani]\n[Hakuna kati ya hizi]");
  const summed = await visitor.pick("Marijani");
  expect(summed.text).toContain("1 × *Kikoi (Marijani)*: 28,000.00 TZS\n\n*Jumla: 68,000.00 TZS*");
  linkTokenIn((await visitor.pick("Pata kiungo cha oda")).text);
});

it("does so in English, and says what the shop has not, and what is left of what it has", async () => {
  const visitor = startChatVisitor(stack, shop);
  const { text, next_state } = await visitor.say("I want two kanga korosho, 4 soaps and three tyres");
  expect(next_state).toBe("cart-next");
  expect(text).toContain("Added to your cart:\n2 × *Kanga Korosho*\n3 × *Sabuni*");
  expect(text).toContain("We have only 3 of *Sabuni*, so I added 3.");
  expect(text).toContain("I cannot see “three tyres” in our shop.");
  expect(text).toContain("*Total: 52,000.00 TZS*");
});

it("reads nothing of another shop, and leaves to the search what orders nothing of this one", async () => {
  const before = startChatVisitor(stack, shop);
  const { text } = await before.say("gauni la jirani 2");
  expect(text).not.toContain("jirani*");
  expect((await startChatVisitor(stack, shop).say("mna kanga 2?")).next_state).toBe("products");
  const asked = startChatVisitor(stack, shop);
  await asked.say("Sabuni");
  await asked.pick("Sabuni");
  expect((await asked.say("2 kanga korosho")).next_state).toBe("quantity");
});

it("does the same over the shop's number", async () => {
  const number = await connectNumber(stack, shop);
  const waId = newWaId();
  const said = async (body: string) => {
    await write(stack, number, { waId, name: "Asha Juma" }, { content: textOf(body) });
    await inbound.handleDue();
    const { rows } = await stack.db.query<{ text: string; state: string }>(
      `select m.text, c.state->>'node' as state from messages m
       join conversations c on c.shop_id = m.shop_id and c.id = m.conversation_id
       join contacts k on k.shop_id = c.shop_id and k.id = c.contact_id
       where k.wa_id = $1 and m.author = 'bot' order by m.seq desc limit 1`,
      [waId],
    );
    return rows[0];
  };
  expect(await said("kanga mbili na kikoi bahari 1")).toMatchObject({ state: "sentence" });
  const { text } = (await said("Kanga Mawio")) ?? { text: "" };
  expect(text).toContain("2 × *Kanga Mawio*");
  const { rows } = await stack.db.query<{ wire: string }>(
    "select o.wire::text from outbox o join contacts k on k.id = o.contact_id where k.wa_id = $1 order by o.seq, o.part",
    [waId],
  );
  expect(rows.map(({ wire }) => wire).join("\n")).toContain("Kanga Korosho");
});

it("is turned off by the owner, and what was saved is played with what the shop has of it", async () => {
  const own = await openShop(stack);
  await addProduct(stack, own, { name: "Kanga Korosho", stock: 9 });
  const saved = {
    language: "sw" as const,
    channel: "web" as const,
    heard: [{ kind: "text" as const, text: "kanga 2" }],
  };
  await call(stack, flowTests.create, { body: { name: "sentensi", ...saved } }, own);
  expect(JSON.stringify(await call(stack, flowTests.list, {}, own))).toContain("2 × *Kanga Korosho*");
  const { document, version } = await call(stack, flows.get, {}, own);
  const step = document.nodes.find(({ kind }) => kind === "sentence");
  if (step?.kind !== "sentence") throw new Error("no step that reads orders");
  const off = setStep(document, { ...step, anywhere: false });
  await call(stack, flows.save, { body: { document: off, version } }, own);
  expect((await startChatVisitor(stack, own).say("kanga korosho 2")).next_state).toBe("cart-next");
  const [test] = (await call(stack, flowTests.list, {}, own)).items;
  expect(test).toBeDefined();
});
