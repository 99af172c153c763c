import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";

type Action = {
  send_message?: string;
  send_reply_button?: { action: { buttons: { reply: { id: string; title: string } }[] } };
  send_button?: { action: { sections: { rows: { id: string; title: string }[] }[] } };
};
type Reply = { actions: Action[]; message: string[] };

/** A shopper without a screen: sends messages and picks options until the bot sends a cart link. */
class Shopper {
  readonly request: APIRequestContext;
  readonly botId: string;
  readonly chatId = `c-${randomUUID()}`;
  private visitor: string | undefined;
  last: Reply = { actions: [], message: [] };

  constructor(request: APIRequestContext, botId: string) {
    this.request = request;
    this.botId = botId;
  }

  async say(message: string, type: "text" | "interactive" = "text") {
    const answer = await this.request.post(`/api/plugin/conversation/${this.botId}`, {
      data: { message, chat_id: this.chatId, bot_id: this.botId, message_type: type },
      headers: this.visitor ? { "X-Visitor-Token": this.visitor } : {},
    });
    expect(answer.status(), await answer.text()).toBe(200);
    this.visitor ??= answer.headers()["x-visitor-token"];
    this.last = await answer.json();
  }

  /** Presses the button or row with this title, whatever its price is. */
  async pick(title: string | RegExp) {
    const offers = this.last.actions.flatMap((action) => [
      ...(action.send_reply_button?.action.buttons.map(({ reply }) => reply) ?? []),
      ...(action.send_button?.action.sections.flatMap(({ rows }) => rows) ?? []),
    ]);
    const offer = offers.find((one) =>
      typeof title === "string" ? one.title === title || one.title.startsWith(`${title} · `) : title.test(one.title),
    );
    expect(offer, `${title} among ${offers.map((one) => one.title).join(", ")}`).toBeDefined();
    await this.say(offer?.id ?? "", "interactive");
  }

  /** The cart link in the bot's last reply. */
  link(): string {
    const url = /https?:\/\/\S+\/cart\?token=[\w-]+/.exec(this.last.message.join("\n"))?.[0];
    expect(url, this.last.message.join("\n")).toBeDefined();
    return url ?? "";
  }
}

const words = {
  en: { hello: "Hello", on: "Continue", link: "Get order link" },
  sw: { hello: "Habari", on: "Endelea", link: "Pata kiungo cha oda" },
} as const;

type Wanted = {
  botId: string;
  product: string;
  /** Which variant, if there are several. */
  variant?: string;
  quantity?: number;
  /** The product offers add-ons, and none are wanted. */
  hasAddOns?: boolean;
};

/** Returns a new cart link for a product, two pieces unless another quantity is given. */
export async function cartLink(
  request: APIRequestContext,
  { botId, product, variant, quantity = 2, hasAddOns = false }: Wanted,
  language: "en" | "sw" = "en",
): Promise<string> {
  const shopper = new Shopper(request, botId);
  const { hello, on, link } = words[language];
  await shopper.say(hello);
  await shopper.say(product);
  await shopper.pick(product);
  if (variant) await shopper.pick(variant);
  if (hasAddOns) await shopper.pick(on);
  await shopper.say(`${quantity}`);
  await shopper.pick(link);
  return shopper.link();
}

/** Returns a new cart link of the demo shop for two sets of wooden spoons at 16,000.00 TZS. */
export async function demoCartLink(request: APIRequestContext, language: "en" | "sw" = "en"): Promise<string> {
  const { shop } = await (await request.get("/api/public/shops/demo")).json();
  return cartLink(request, { botId: shop.bot_id, product: "Miko ya mbao", hasAddOns: true }, language);
}

/** Orders the cart behind a link as Neema; returns the order's number. */
export async function orderCart(request: APIRequestContext, link: string): Promise<string> {
  const address = `/api/api/v1/order${new URL(link).search}`;
  const cart = await (await request.get(address)).json();
  const data = { ...cart, customer: { name: "Neema", phone: "0754 111 222" } };
  const answer = await request.post(address, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).order_id;
}

/** Orders two of a product through a new link; returns the order's number. */
export const placeOrder = async (
  request: APIRequestContext,
  wanted: Wanted,
  language: "en" | "sw" = "en",
): Promise<string> => orderCart(request, await cartLink(request, wanted, language));
