import fc from "fast-check";
import { expect, it } from "vitest";
import { answerFrom, type CatalogueProduct } from "../test/answer-from-catalogue.ts";
import { expectSendable } from "../test/expect-sendable.ts";
import { hostileCatalogue, name } from "../test/hostile-catalogue.ts";
import { sentenceShop } from "../test/sentence-shop.ts";
import { startConversation } from "../test/start-conversation.ts";
import { type ChatState, newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import { removeStep } from "./edit/edit-flow.ts";
import { priceCart } from "./price-cart.ts";
import { runConversation } from "./run-conversation.ts";

const talk = (shelf: readonly CatalogueProduct[] = sentenceShop) => startConversation(answerFrom(shelf));
const cartOf = ({ cart }: ChatState) => cart.map(({ variant_id, quantity }) => `${quantity} ${variant_id}`);
const without = removeStep(defaultFlow, "sentence");

it("puts a sentence into the cart, sums it up, and offers the link", async () => {
  const chat = talk();
  expect(await chat.say("2 kanga korosho na kikoi moja")).toBe(
    [
      "Nimeweka kwenye kikapu:\n2 × *Kanga korosho*\n1 × *Kikoi*",
      "Kikapu chako:\n\n2 × *Kanga korosho*: 24,000.00 TZS\n1 × *Kikoi*: 20,000.00 TZS\n\n*Jumla: 44,000.00 TZS*",
      "Kikapu kiko sawa?\n[Pata kiungo cha oda] [Bidhaa zaidi] [Badilisha kikapu]",
      "→ cart-next",
    ].join("\n"),
  );
  expect(await chat.tap("Pata kiungo cha oda")).toContain("44,000.00 TZS");
});

it("asks once what is ambiguous, and goes on with the rest", async () => {
  const chat = talk();
  const asked = await chat.say("Hello, I would like two kanga, 1 gauni and 3 soap mwani");
  expect(asked).toContain("Added to your cart:\n3 × *Sabuni ya mwani*");
  expect(asked).toContain("Which one do you mean by “two kanga”?");
  expect(asked).toContain("[Kanga mbuni] [Kanga korosho] [None of these]");
  const next = await chat.tap("Kanga mbuni");
  expect(next).toContain("Added to your cart:\n2 × *Kanga mbuni*");
  expect(next).toContain("[Small] [Large] [None of these]");
  expect(await chat.say("large")).toContain("→ cart-next");
  expect(cartOf(chat.state())).toEqual(["3 mwani-v", "2 mbuni-v", "1 gauni-large"]);
});

it("lets a question go that is not answered, and says what was left out", async () => {
  const chat = talk();
  await chat.say("kikoi 1 na kanga 2");
  const said = await chat.say("sijui bwana");
  expect(said).toContain("Sijaweka “kanga 2”.");
  expect(said).toContain("→ cart-next");
  const none = talk();
  await none.say("kikoi 1 na kanga 2");
  expect(await none.tap("Hakuna kati ya hizi")).toContain("Sijaweka “kanga 2”.");
  expect([cartOf(chat.state()), cartOf(none.state())]).toEqual([["1 kikoi-v"], ["1 kikoi-v"]]);
  const led = talk();
  await led.say("kikoi 1 na kanga 2");
  expect(await led.say("asante")).toContain("Karibu sana.");
});

it("says what there is not, takes what is left, and never more", async () => {
  const chat = talk();
  const said = await chat.say("naomba vikoi 8, tairi 4, redio moja");
  expect(said).toContain("*Kikoi* zimebaki 5 tu");
  expect(said).toContain("“tairi 4” sijaiona dukani kwetu.");
  expect(said).toContain("*Redio* imeisha kwa sasa.");
  expect(await chat.say("kikoi 2")).toContain("*Kikoi* zote tulizonazo");
  expect(cartOf(chat.state())).toEqual(["5 kikoi-v"]);
});

it("takes extras along, and leads to the choices that have to be made", async () => {
  const chat = talk();
  await chat.say("pilau mbili na kachumbari");
  expect(chat.state().cart).toEqual([
    { product_id: "pilau", variant_id: "pilau-v", quantity: 2, add_ons: [{ id: "kachumbari", quantity: 2 }] },
  ]);
  expect(await chat.say("aiskrimu 2 na kikoi 1")).toContain("→ add-ons");
  expect(cartOf(chat.state())).toEqual(["2 pilau-v", "1 kikoi-v"]);
});

it.each(["nusu kilo sukari", "naomba kikoi na kanga"])("asks where “%s” is not sure", async (text) => {
  const chat = talk();
  expect(await chat.say(text)).toContain("→ sentence");
});

it("takes a button of an earlier question for no answer to this one", async () => {
  const chat = talk();
  await chat.say("kanga 2 na gauni 1");
  const [{ id } = { id: "" }] = chat.state().offers;
  await chat.tap("Kanga mbuni");
  expect(await chat.pick(id)).toContain("Ukisema “gauni 1” unamaanisha ipi?");
  await chat.tap("Large");
  expect(cartOf(chat.state())).toEqual(["2 mbuni-v", "1 gauni-large"]);
});

it.each([
  ["kanga 2 na gauni 1", "mbuni", ["2 mbuni-v", "1 gauni-large"]],
  ["kanga 2 na gauni 1", "kanga mbuni 3", ["3 mbuni-v", "1 gauni-large"]],
  ["kanga, 2 na gauni 1", "mbuni", ["2 mbuni-v", "1 gauni-large"]],
])("takes “%s” and then “%s” for which it is, and goes on with the rest", async (order, words, cart) => {
  const chat = talk();
  await chat.say(order);
  expect(await chat.say(words)).toContain("Ukisema “gauni 1” unamaanisha ipi?");
  await chat.tap("Large");
  expect(cartOf(chat.state())).toEqual(cart);
});

it("puts another order into the cart while something is asked, and asks again", async () => {
  const chat = talk();
  await chat.say("naomba kanga 2");
  expect(await chat.say("kikoi 1")).toContain("Ukisema “kanga 2” unamaanisha ipi?");
  await chat.tap("Kanga korosho");
  expect(cartOf(chat.state())).toEqual(["1 kikoi-v", "2 korosho-v"]);
});

it("leaves a keyword that may be followed by words its meaning, whatever follows", async () => {
  const words = { words: ["ofa"], match: "first" as const, language: null, to: "person" };
  const flow = { ...defaultFlow, keywords: [...defaultFlow.keywords, words] };
  const answer = answerFrom(sentenceShop);
  for (const text of ["ofa kanga korosho 2", "Habari, ofa kanga korosho 2"]) {
    const asked: string[] = [];
    await runConversation(flow, newChatState("sw"), { kind: "text", text }, facts, async (ask) => {
      asked.push(ask.kind);
      return answer(ask);
    });
    expect(asked).not.toContain("match-order");
  }
});

it("keeps an old button harmless once all is answered", async () => {
  const chat = talk();
  await chat.say("kanga 2");
  const [{ id } = { id: "" }] = chat.state().offers;
  await chat.tap("Kanga korosho");
  await chat.pick(id);
  expect(cartOf(chat.state())).toEqual(["2 korosho-v"]);
});

it("asks nothing of the kind while a step asks, and takes a keyword and a greeting for what they are", async () => {
  for (const [before, said] of [
    [["gauni", "Gauni"], "2 kikoi"],
    [["kikoi", "Kikoi"], "2 kanga korosho"],
    [["kikoi", "Kikoi", "1", "badilisha kikapu"], "2 kanga korosho"],
    [["oda yangu"], "2 kanga korosho"],
    [["Habari"], "kikapu"],
    [[], "Habari za asubuhi"],
    [["Habari"], "2"],
  ] as const) {
    const chat = talk();
    for (const words of before) await chat.say(words);
    const asked = chat.asked.length;
    await chat.say(said);
    expect(chat.asked.slice(asked).map(({ kind }) => kind)).not.toContain("match-order");
  }
});

const sentences = fc.oneof(
  name,
  fc.constantFrom(
    ...[
      "2 kanga korosho na kikoi moja",
      "Habari, naomba shati 2",
      "3 x",
      "two shirts and 4 radios",
      "1 1 1",
      "nataka a na b",
    ],
    ...["kanga", "Habari", "menyu", "bidhaa", "mna kanga 2?", "1", "asante", "English", "2 {total} na 3 ***"],
  ),
);

it("says what it said before wherever a sentence orders nothing of the shop", async () => {
  const none = answerFrom([]);
  await fc.assert(
    fc.asyncProperty(fc.array(sentences, { minLength: 1, maxLength: 4 }), async (said) => {
      const run = async (flow: typeof defaultFlow) => {
        let state = newChatState();
        const heard: unknown[] = [];
        for (const text of said) {
          const turn = await runConversation(flow, state, { kind: "text", text }, facts, async (ask) => none(ask));
          state = turn.state;
          heard.push(turn);
        }
        return heard;
      };
      expect(await run(defaultFlow)).toEqual(await run(without));
    }),
  );
});

const facts = { name: "Duka", whatsappNumber: "+255712345678", currency: "TZS" };

it("stays within every limit and the stock, whatever is written and picked", async () => {
  const step = fc.oneof(
    sentences.map((text) => ({ text, at: 0 })),
    fc.nat(9).map((at) => ({ text: undefined, at })),
    fc.constant({ text: undefined, at: -1 }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(hostileCatalogue, fc.constant(sentenceShop)),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (shelf, steps) => {
        const answer = answerFrom(shelf);
        let state = newChatState();
        for (const { text, at } of steps) {
          // "2" of a name that the shop has.
          const goods = shelf[0] ? `2 ${shelf[0].name} na 1 ${shelf.at(-1)?.name}` : "2 kanga";
          const offer = state.offers[at];
          const input =
            text === undefined && offer
              ? { kind: "pick" as const, id: offer.id }
              : { kind: "text" as const, text: text ?? goods };
          const turn = await runConversation(defaultFlow, state, input, facts, async (ask) => answer(ask));
          for (const action of turn.actions) expectSendable(action);
          state = JSON.parse(JSON.stringify(turn.state));
          for (const { problem } of priceCart(state.cart, shelf, "TZS").lines) expect(problem).toBeNull();
        }
      },
    ),
    { numRuns: 40 },
  );
}, 30_000);
