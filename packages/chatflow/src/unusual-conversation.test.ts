import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { describe, expect, it } from "vitest";
import { answerFrom } from "../test/answer-from-catalogue.ts";
import { catalogue, shop } from "../test/example-shop.ts";
import { startConversation } from "../test/start-conversation.ts";
import { advanceConversation } from "./advance-conversation.ts";
import { newChatState } from "./chat-state.ts";
import { defaultFlow } from "./default-flow.ts";
import type { FlowRequest, FlowResponse, OrderFacts } from "./flow-requests.ts";
import { runConversation } from "./run-conversation.ts";

const placed: OrderFacts = {
  order_id: "7K4Q9-DXM2T",
  status: "paid",
  total: { minor: 5_000_000, currency: "TZS" },
  placed_at: "2026-11-20T13:05:00.000Z",
};

async function withKhanga(conversation: ReturnType<typeof startConversation>) {
  await conversation.say("Hello");
  await conversation.pick("products:p:khanga");
  return conversation.say("2");
}

describe("a variant with a picture of its own", () => {
  const pictured = (own: string) =>
    catalogue.map((product) =>
      product.id === "shirt"
        ? {
            ...product,
            image_url: "https://mauzo.example/shirt.jpg",
            variants: product.variants.map((variant) => ({ ...variant, image_url: own })),
          }
        : product,
    );
  const picked = async (own: string) => {
    const conversation = startConversation(answerFrom(pictured(own)));
    await conversation.say("Hello");
    await conversation.pick("products:p:shirt");
    return conversation.tap("Small");
  };

  it("is shown by it once it is picked", async () => {
    const reply = await picked("https://mauzo.example/small.jpg");
    expect(reply).toMatch(/^\(picture\) \*Small\*\n18,000\.00 TZS\n/);
  });

  it("is not shown again by the picture the product was just shown by", async () => {
    expect(await picked("https://mauzo.example/shirt.jpg")).not.toContain("(picture)");
  });
});

describe("the cart", () => {
  it("survives a new hello and a change of language", async () => {
    const conversation = startConversation();
    await withKhanga(conversation);
    await conversation.say("Habari");
    expect(await conversation.say("kikapu")).toContain("2 × *Khanga ya Mwanza*: 50,000.00 TZS");
  });

  it("is empty again once its link was ordered from, not before", async () => {
    const orders: OrderFacts[] = [];
    const conversation = startConversation((ask) => answerFrom(catalogue, orders)(ask));
    await withKhanga(conversation);
    expect(await conversation.say("order")).toContain("https://mauzo.example/cart?token=t0k_en-_x");
    expect(await conversation.say("my cart")).toContain("2 × *Khanga");
    orders.push(placed);
    expect(await conversation.say("my cart")).toContain("We have your order 7K4Q9-DXM2T. Your cart is empty again.");
    expect(conversation.state()).toMatchObject({ cart: [], order_id: null });
  });

  it("is emptied without a word where the conversation was told of the order as it was placed", async () => {
    for (const [hello, order, cart, empty] of [
      ["Hello", "order", "my cart", "Your cart is empty."],
      ["Habari", "agiza", "kikapu", "Kikapu chako hakina kitu."],
    ] as const) {
      const orders: OrderFacts[] = [];
      const conversation = startConversation((ask) =>
        ask.kind === "find-orders" ? { kind: ask.kind, orders, told: true } : answerFrom(catalogue)(ask),
      );
      await conversation.say(hello);
      await conversation.pick("products:p:khanga");
      await conversation.say("2");
      await conversation.say(order);
      orders.push(placed);
      const reply = await conversation.say(cart);
      expect(reply).toContain(empty);
      expect(reply).not.toContain("7K4Q9-DXM2T");
    }
  });

  it("names the link it already gave when it asks for another", async () => {
    const conversation = startConversation();
    await withKhanga(conversation);
    await conversation.say("order");
    await conversation.say("order");
    const links = conversation.asked.filter((ask) => ask.kind === "create-cart-link");
    expect(links.map((ask) => ask.replaces)).toEqual([null, "7K4Q9-DXM2T"]);
  });

  it("counts what it holds against the stock", async () => {
    const conversation = startConversation();
    await withKhanga(conversation);
    await conversation.pick("products:p:khanga");
    expect(await conversation.say("3")).toContain("We have only 2.");
    await conversation.say("2");
    expect(conversation.state()).toMatchObject({ cart: [{ variant_id: "khanga-v", quantity: 4 }] });
    expect(await conversation.pick("products:p:khanga")).toContain(
      "All we have of *Khanga ya Mwanza* is already in your cart.",
    );
  });

  it("cannot be ordered with a line that sold out, and says which", async () => {
    const stock = structuredClone(catalogue);
    const conversation = startConversation((ask) => answerFrom(stock)(ask));
    await withKhanga(conversation);
    for (const variant of stock[0]?.variants ?? []) variant.stock = 0;
    const reply = await conversation.say("order");
    expect(reply).toContain("Please change the cart first.");
    expect(reply).toContain("_sold out_");
  });

  it("holds 30 lines", async () => {
    const cart = Array.from({ length: 30 }, (_, index) => ({
      product_id: "p",
      variant_id: `v${index}`,
      quantity: 1,
      add_ons: [],
    }));
    const conversation = startConversation();
    await conversation.say("Hello");
    const full = { ...Object(conversation.state()), cart };
    const ask = async (each: FlowRequest) => answerFrom(catalogue)(each);
    const chosen = await runConversation(defaultFlow, full, { kind: "pick", id: "products:p:khanga" }, shop, ask);
    const added = await runConversation(defaultFlow, chosen.state, { kind: "text", text: "1" }, shop, ask);
    expect(added.actions[0]).toEqual({ send_message: expect.stringContaining("already has 30 lines") });
    expect(added.state.cart).toHaveLength(30);
  });
});

describe("orders", () => {
  const conversationWithOrder = () => startConversation(answerFrom(catalogue, [placed]));
  it("of this conversation are shown with status, total and date", async () => {
    expect(await conversationWithOrder().say("order status")).toContain(
      "*7K4Q9-DXM2T*: paid\n50,000.00 TZS · November 20, 2026, 4:05 PM",
    );
  });
  it("are found by a number written at any time, in the language spoken", async () => {
    const conversation = conversationWithOrder();
    await conversation.say("Habari");
    expect(await conversation.say("7k4q9dxm2t")).toContain("*7K4Q9-DXM2T*: imelipwa");
    expect(await conversation.say("AAAAA-BBBBB")).toContain("Sijaipata oda hiyo.");
  });
});

describe("trouble", () => {
  it("is said kindly when an ask fails, and the choices still work", async () => {
    const broken = new Set<FlowRequest["kind"]>(["categories"]);
    const conversation = startConversation(
      (ask): FlowResponse => (broken.has(ask.kind) ? { kind: "failed" } : answerFrom(catalogue)(ask)),
    );
    await conversation.say("Hello");
    expect(await conversation.say("See products")).toContain("Something went wrong on our side.");
    broken.clear();
    expect(await conversation.say("See products")).toContain("# Categories");
  });

  it("ends even when every answer leads to another ask", async () => {
    const circle = {
      ...defaultFlow,
      edges: defaultFlow.edges.map((edge) => (edge.outlet === "empty" ? { ...edge, to: "categories" } : edge)),
    };
    let asked = 0;
    const { state } = await runConversation(
      circle,
      newChatState(),
      { kind: "text", text: "bidhaa" },
      shop,
      async () => {
        asked += 1;
        return { kind: "categories", categories: [], sets: [] };
      },
    );
    expect(asked).toBeLessThanOrEqual(20);
    expect(state.asking).toBeNull();
  });

  it("ends in a flow whose messages pass each other round in a circle", () => {
    const circle: FlowDocument = {
      format: 7,
      start: "one",
      fallback: { en: "Sorry", sw: "Samahani" },
      keywords: [],
      nodes: [{ id: "one", kind: "message", text: { en: "Round", sw: "Zunguka" } }],
      edges: [{ from: "one", outlet: "next", to: "one" }],
    };
    const turn = advanceConversation(circle, newChatState(), { kind: "text", text: "Hello" }, shop);
    expect(turn.request).toBeUndefined();
    expect(turn.actions.length).toBeLessThan(100);
  });

  it("says a text in the language there is", () => {
    const flow: FlowDocument = {
      ...defaultFlow,
      nodes: [
        {
          ...{ id: "greeting", kind: "choice", text: { sw: "Karibu {shop}" } },
          options: [{ id: "a", label: { sw: "Ndiyo" } }],
        },
      ],
    };
    const { actions } = advanceConversation(flow, newChatState("en"), { kind: "text", text: "Hello" }, shop);
    expect(JSON.stringify(actions)).toMatch(/Karibu Duka la Asha.+Ndiyo/);
  });

  it("asks for a product once in a turn", async () => {
    const conversation = startConversation();
    await conversation.say("Hello");
    await conversation.pick("products:p:khanga");
    expect(conversation.asked.filter((ask) => ask.kind === "product")).toHaveLength(1);
  });

  it.each([
    ["Mambo vipi", "sw"],
    ["Got phones?", "en"],
    ["Mna simu?", "sw"],
  ])("begins in the language guessed from %j", (text, language) => {
    const turn = advanceConversation(defaultFlow, newChatState(), { kind: "text", text }, shop);
    expect(turn.state.language).toBe(language);
  });
});
