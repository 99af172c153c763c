import { offersOf } from "@mauzo/chatflow/wire/offers-of";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { TrailMessage } from "@mauzo/contract/orders/order-trail";
import type { SaidMessage } from "./queries.ts";

/** An action in words; of pictures and files what stands beneath them. */
function wordsOf(action: ChatAction): string[] {
  if ("send_message" in action) return [action.send_message];
  if ("send_reply_button" in action) return [action.send_reply_button.body.text];
  if ("send_button" in action) return [action.send_button.body];
  if ("send_locations" in action) return [action.send_locations.name ?? "", action.send_locations.address ?? ""];
  return Object.values(action).flatMap((media) => media.map(({ caption = "" }) => caption));
}

/** Who may only read an order is handed no link to it. */
const withoutLinks = (text: string) => text.replace(/([?&]token=)[\w-]+/g, "$1…");

/** The title of what a visitor picked, of what the bot offered last. */
function titleOf(id: string, before: readonly SaidMessage[]): string {
  for (const { body } of before) {
    const title = "actions" in body && offersOf(body.actions).find((offer) => offer.id === id)?.title;
    if (title) return title;
  }
  return id;
}

/** What was said, newest first, as somebody reads it; what has no words is left out. */
export function wordsSaid(messages: readonly SaidMessage[]): TrailMessage[] {
  return messages.flatMap(({ id, at, body, author }, place): TrailMessage[] => {
    const said = { id, at, by: author ?? "" };
    if ("text" in body) {
      const text = body.type === "interactive" ? titleOf(body.text, messages.slice(place + 1)) : body.text;
      return [{ ...said, from: "customer", text }];
    }
    const words = (body.actions ?? []).flatMap(wordsOf).filter((each) => each !== "");
    const text = withoutLinks(words.join("\n"));
    return text === "" ? [] : [{ ...said, from: body.by === undefined ? "bot" : "staff", text }];
  });
}
