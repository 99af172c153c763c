import { createHash } from "node:crypto";
import type { CartLine } from "@mauzo/chatflow/chat-state";
import type { LineProblem, PricedCart, PricedLine } from "@mauzo/chatflow/flow-requests";
import type { Product } from "@mauzo/contract/catalogue/products";
import type { ChatAction, ChatResponse } from "@mauzo/contract/conversations/chat";

export type Channel = "web" | "whatsapp";

/** The stored form of a visitor's secret. */
export const visitorHashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/**
 * What a conversation belongs to. A browser sends the secret it was given, because its chat id can be guessed; with a
 * token of the shop, the chat id is the sender, no matter who else can read it. The two never mix: they are different
 * channels.
 */
export function senderHashOf(
  channel: Channel,
  { botId, chatId, secret }: { botId: string; chatId: string; secret: string | undefined },
): Buffer | undefined {
  if (channel === "whatsapp") return visitorHashOf(`sender:${botId}:${chatId}`);
  return secret ? visitorHashOf(secret) : undefined;
}

/** The first language a client accepts, if the bot speaks it. */
export function readLanguage(header = ""): "en" | "sw" | undefined {
  const [, language] = /^\s*(en|sw)\b/i.exec(header) ?? [];
  if (!language) return undefined;
  return language.toLowerCase() === "sw" ? "sw" : "en";
}

/** How many messages are sent at a time. */
export const pushedBatchSize = 100;

/** The text of an action, for a client that only shows text. */
function textOf(action: ChatAction): string[] {
  if ("send_message" in action) return [action.send_message];
  if ("send_reply_button" in action) return [action.send_reply_button.body.text];
  if ("send_button" in action) return [action.send_button.body];
  return [];
}

/** The bot's answer in the three forms of the contract. */
export const chatResponse = (actions: ChatAction[], nextState: string): ChatResponse => ({
  message: actions.flatMap(textOf),
  actions,
  next_state: nextState,
  response: actions,
});

/** How many units of an item the lines above take. */
type Taken = (id: string) => number;

function problemOf(line: CartLine, product: Product, taken: Taken): LineProblem | null {
  const variant = product.variants.find(({ id }) => id === line.variant_id);
  if (!variant) return { kind: "gone", available: 0 };
  const available = Math.max(0, variant.stock - taken(variant.id));
  if (available === 0) return { kind: "sold-out", available };
  if (available < line.quantity) return { kind: "not-enough", available };
  const offered = new Map(
    product.add_on_groups.flatMap((group) => group.add_ons.map((addOn) => [addOn.id, { addOn, group }] as const)),
  );
  const inGroup = new Map<string, number>();
  for (const { id, quantity } of line.add_ons) {
    const found = offered.get(id);
    if (!found || (found.addOn.stock !== null && found.addOn.stock - taken(id) < quantity))
      return { kind: "choices", available };
    inGroup.set(found.group.id, (inGroup.get(found.group.id) ?? 0) + quantity);
  }
  const fits = product.add_on_groups.every(({ id, min, max }) => {
    const count = inGroup.get(id) ?? 0;
    return count >= min * line.quantity && count <= max * line.quantity;
  });
  return fits ? null : { kind: "choices", available };
}

function priceLine(line: CartLine, product: Product | undefined, currency: string, taken: Taken): PricedLine {
  const variant = product?.variants.find(({ id }) => id === line.variant_id);
  const money = (minor: number) => ({ minor, currency });
  const unit = variant?.price.minor ?? 0;
  const prices = new Map(
    product?.add_on_groups.flatMap((group) => group.add_ons.map((addOn) => [addOn.id, addOn] as const)),
  );
  const addOns = line.add_ons.flatMap(({ id, quantity }) => {
    const addOn = prices.get(id);
    return addOn ? [{ id, name: addOn.name, quantity, total: money(addOn.price.minor * quantity) }] : [];
  });
  return {
    product_id: line.product_id,
    variant_id: line.variant_id,
    name: product?.name ?? "",
    variant_name: variant?.name ?? "",
    quantity: line.quantity,
    unit_price: money(unit),
    total: money(addOns.reduce((sum, addOn) => sum + addOn.total.minor, unit * line.quantity)),
    add_ons: addOns,
    problem: product ? problemOf(line, product, taken) : { kind: "gone", available: 0 },
  };
}

/** Prices the lines of a chat's cart as of today, in their order, with the problem that prevents ordering each. */
export function priceCart(lines: CartLine[], products: Product[], currency: string): PricedCart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const priced = lines.map((line, place) => {
    const above = lines
      .slice(0, place)
      .flatMap((one) => [{ id: one.variant_id, quantity: one.quantity }, ...one.add_ons]);
    const taken: Taken = (itemId) => above.reduce((sum, { id, quantity }) => (id === itemId ? sum + quantity : sum), 0);
    return priceLine(line, byId.get(line.product_id), currency, taken);
  });
  return { lines: priced, total: { minor: priced.reduce((sum, line) => sum + line.total.minor, 0), currency } };
}

/** Converts a chat's lines for a cart link. */
export const toCartLines = (lines: CartLine[]) =>
  lines.map((line) => ({
    ...{ productId: line.product_id, variantId: line.variant_id, quantity: line.quantity },
    addOns: line.add_ons,
  }));
