import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Language } from "@mauzo/contract/shared";
import { type AdaptNote, newContext } from "./adapt/context.ts";
import { fitForWeb } from "./adapt/fit/fit-for-web.ts";
import { fitPart } from "./adapt/fit/fit-part.ts";
import { fillBody, joinNeighbours } from "./adapt/join-neighbours.ts";
import { partsOfAction } from "./adapt/parts-of-action.ts";
import type { OutgoingPart } from "./outgoing-part.ts";

export type Channel = "whatsapp" | "web";
/** What can be said: the flow's and the shop's actions, and what only some channels carry, such as a template. */
export type Sayable = ChatAction | OutgoingPart;
export type Adapted = {
  /** In order; each is one message of the channel. */
  parts: OutgoingPart[];
  /** What the channel could not carry as it was, and what became of it. */
  notes: AdaptNote[];
};

/**
 * What a channel sends for what was said. Nothing is dropped in silence: each word is in a part or in a note, each id
 * of a button or row is in a part (or among the `picks` of a numbered text). Adapting parts again changes nothing. The
 * sender and every preview call this one function; `language` is of the few words that it adds itself.
 */
export function adapt(said: readonly Sayable[], channel: Channel, language: Language = "en"): Adapted {
  const context = newContext(language);
  const wide = said.flatMap((each) => ("kind" in each ? [each] : partsOfAction(each)));
  const parts =
    channel === "web"
      ? wide.flatMap((part) => fitForWeb(part, context))
      : joinNeighbours(wide.flatMap((part) => fitPart(part, context))).map((part) => fillBody(part, context));
  return { parts, notes: context.notes };
}
