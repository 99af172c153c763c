import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { describe, expect, it } from "vitest";
import { answerFrom } from "../test/catalogue.ts";
import { catalogue, shop } from "../test/shop.ts";
import { startTalk } from "../test/talk.ts";
import { advance } from "./advance.ts";
import type { Answer, Ask, OrderFacts } from "./asks.ts";
import { converse } from "./converse.ts";
import { defaultFlow } from "./default-flow.ts";

const placed: OrderFacts = {
  order_id: "7K4Q9-DXM2T",
  status: "paid",
  total: { minor: 5_000_000, currency: "TZS" },
  placed_at: "2026-11-20T13:05:00.000Z",
};

async function withKhanga(talk: ReturnType<typeof startTalk>) {
  await talk.say("Hello");
  await talk.pick("products:p:khanga");
  return talk.say("2");
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
    const talk = startTalk(answerFrom(pictured(own)));
    await talk.say("Hello");
    await talk.pick("products:p:shirt");
    return talk.tap("Small");
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
    const talk = startTalk();
    await withKhanga(talk);
    await talk.say("Habari");
    expect(await talk.say("kikapu")).toContain("2 × *Khanga ya Mwanza*: 50,000.00 TZS");
  });

  it("is empty again once its link was ordered from, not before", async () => {
    const orders: OrderFacts[] = [];
    const talk = startTalk((ask) => answerFrom(catalogue, orders)(ask));
    await withKhanga(talk);
    expect(await talk.say("order")).toContain("https://mauzo.example/cart?token=t0k_en-_x");
    expect(await talk.say("my cart")).toContain("2 × *Khanga");
    orders.push(placed);
    expect(await talk.say("my cart")).toContain("We have your order 7K4Q9-DXM2T. Your cart is empty again.");
    expect(talk.state()).toMatchObject({ cart: [], order_id: null });
  });

  it("is emptied without a word where the conversation was told of the order as it was placed", async () => {
    for (const [hello, order, cart, empty] of [
      ["Hello", "order", "my cart", "Your cart is empty."],
      ["Habari", "agiza", "kikapu", "Kikapu chako hakina kitu."],
    ] as const) {
      const orders: OrderFacts[] = [];
      const talk = startTalk((ask) =>
        ask.kind === "find-orders" ? { kind: ask.kind, orders, told: true } : answerFrom(catalogue)(ask),
      );
      await talk.say(hello);
      await talk.pick("products:p:khanga");
      await talk.say("2");
      await talk.say(order);
      orders.push(placed);
      const reply = await talk.say(cart);
      expect(reply).toContain(empty);
      expect(reply).not.toContain("7K4Q9-DXM2T");
    }
  });

  it("names the link it already gave when it asks for another", async () => {
    const talk = startTalk();
    await withKhanga(talk);
    await talk.say("order");
    await talk.say("order");
    const links = talk.asked.filter((ask) => ask.kind === "create-cart-link");
    expect(links.map((ask) => ask.replaces)).toEqual([null, "7K4Q9-DXM2T"]);
  });

  it("counts what it holds against the stock", async () => {
    const talk = startTalk();
    await withKhanga(talk);
    await talk.pick("products:p:khanga");
    expect(await talk.say("3")).toContain("We have only 2.");
    await talk.say("2");
    expect(talk.state()).toMatchObject({ cart: [{ variant_id: "khanga-v", quantity: 4 }] });
    expect(await talk.pick("products:p:khanga")).toContain(
      "All we have of *Khanga ya Mwanza* is already in your cart.",
    );
  });

  it("cannot be ordered with a line that sold out, and says which", async () => {
    const stock = structuredClone(catalogue);
    const talk = startTalk((ask) => answerFrom(stock)(ask));
    await withKhanga(talk);
    for (const variant of stock[0]?.variants ?? []) variant.stock = 0;
    const reply = await talk.say("order");
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
    const talk = startTalk();
    await talk.say("Hello");
    const full = { ...Object(talk.state()), cart };
    const ask = async (each: Ask) => answerFrom(catalogue)(each);
    const chosen = await converse(defaultFlow, full, { kind: "pick", id: "products:p:khanga" }, shop, ask);
    const added = await converse(defaultFlow, chosen.state, { kind: "text", text: "1" }, shop, ask);
    expect(added.actions[0]).toEqual({ send_message: expect.stringContaining("already has 30 lines") });
    expect(added.state.cart).toHaveLength(30);
  });
});

describe("orders", () => {
  const talkWithOrder = () => startTalk(answerFrom(catalogue, [placed]));
  it("of this conversation are shown with status, total and date", async () => {
    expect(await talkWithOrder().say("order status")).toContain(
      "*7K4Q9-DXM2T*: paid\n50,000.00 TZS · November 20, 2026, 4:05 PM",
    );
  });
  it("are found by a number written at any time, in the language spoken", async () => {
    const talk = talkWithOrder();
    await talk.say("Habari");
    expect(await talk.say("7k4q9dxm2t")).toContain("*7K4Q9-DXM2T*: imelipwa");
    expect(await talk.say("AAAAA-BBBBB")).toContain("Sijaipata oda hiyo.");
  });
});

describe("trouble", () => {
  it("is said kindly when an ask fails, and the choices still work", async () => {
    const broken = new Set<Ask["kind"]>(["categories"]);
    const talk = startTalk((ask): Answer => (broken.has(ask.kind) ? { kind: "failed" } : answerFrom(catalogue)(ask)));
    await talk.say("Hello");
    expect(await talk.say("See products")).toContain("Something went wrong on our side.");
    broken.clear();
    expect(await talk.say("See products")).toContain("# Categories");
  });

  it("ends even when every answer leads to another ask", async () => {
    const circle = {
      ...defaultFlow,
      edges: defaultFlow.edges.map((edge) => (edge.outlet === "empty" ? { ...edge, to: "categories" } : edge)),
    };
    let asked = 0;
    const { state } = await converse(circle, null, { kind: "text", text: "bidhaa" }, shop, async () => {
      asked += 1;
      return { kind: "categories", categories: [], sets: [] };
    });
    expect(asked).toBeLessThanOrEqual(20);
    expect(state.asking).toBeNull();
  });

  it("ends in a flow whose messages pass each other round in a circle", () => {
    const circle: FlowDocument = {
      format: 1,
      start: "one",
      fallback: { en: "Sorry", sw: "Samahani" },
      keywords: [],
      nodes: [{ id: "one", kind: "message", text: { en: "Round", sw: "Zunguka" } }],
      edges: [{ from: "one", outlet: "next", to: "one" }],
    };
    const turn = advance(circle, null, { kind: "text", text: "Hello" }, shop);
    expect(turn.ask).toBeUndefined();
    expect(turn.actions.length).toBeLessThan(100);
  });

  it("asks for a product once in a turn", async () => {
    const talk = startTalk();
    await talk.say("Hello");
    await talk.pick("products:p:khanga");
    expect(talk.asked.filter((ask) => ask.kind === "product")).toHaveLength(1);
  });

  it("starts over from a state that is none, in the language guessed", () => {
    const turn = advance(defaultFlow, { format: 7 }, { kind: "text", text: "Mambo vipi" }, shop);
    expect(turn.state).toMatchObject({ language: "sw", node: "greeting" });
    expect(advance(defaultFlow, null, { kind: "text", text: "Got phones?" }, shop).state.language).toBe("en");
    expect(advance(defaultFlow, null, { kind: "text", text: "Mna simu?" }, shop).state.language).toBe("sw");
  });
});
