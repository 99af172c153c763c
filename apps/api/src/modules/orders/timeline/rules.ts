import { currentOptions } from "@mauzo/chatflow/wire/current-options";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { TimelineMessage } from "@mauzo/contract/orders/order-timeline";
import type { SaidMessage } from "./queries.ts";

/** An action as text; for pictures and files, the caption. */
function wordsOf(action: ChatAction): string[] {
  if ("send_message" in action) return [action.send_message];
  if ("send_reply_button" in action) return [action.send_reply_button.body.text];
  if ("send_button" in action) return [action.send_button.body];
  if ("send_locations" in action) return [action.send_locations.name ?? "", action.send_locations.address ?? ""];
  return Object.values(action).flatMap((media) => media.map(({ caption = "" }) => caption));
}

/** A person who may only read orders must not get the link of one. */
const withoutLinks = (text: string) => text.replace(/([?&]token=)[\w-]+/g, "$1…");

/** The title of a choice that a visitor picked, from the bot's last choices. */
function titleOf(id: string, before: readonly SaidMessage[]): string {
  for (const { body } of before) {
    const title = "actions" in body && currentOptions(body.actions).find((offer) => offer.id === id)?.title;
    if (title) return title;
  }
  return id;
}

/** The conversation as readable text, newest first; messages without text are left out. */
export function wordsSaid(messages: readonly SaidMessage[]): TimelineMessage[] {
  return messages.flatMap(({ id, at, body, author }, place): TimelineMessage[] => {
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
