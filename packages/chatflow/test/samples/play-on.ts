import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { CartLine, ChatState } from "../../src/chat-state.ts";
import { runConversation } from "../../src/run-conversation.ts";
import { answerFrom } from "../answer-from-catalogue.ts";
import { catalogue, shop } from "../example-shop.ts";
import { isCalled } from "../start-conversation.ts";

const gifts = { id: "gifts", title: { en: "Gifts for Eid", sw: "Zawadi za Eid" }, products: catalogue };
const answer = answerFrom(catalogue, [], [gifts]);

/** Goes on with a conversation. @returns its state, and the lines of the last order link. */
export async function playOn(flow: FlowDocument, begun: ChatState, said: readonly string[]) {
  let state = begun;
  let lines: CartLine[] | null = null;
  for (const line of said) {
    const words = line.replace(/^>+ /, "");
    const id = state.offers.find((offer) => isCalled(offer, words))?.id;
    if (line.startsWith(">> ") && id === undefined) throw new Error(`Nothing on show is called ${words}`);
    const input = line.startsWith(">> ")
      ? { kind: "pick" as const, id: id ?? "" }
      : { kind: "text" as const, text: words };
    const turn = await runConversation(flow, state, input, shop, async (ask) => {
      if (ask.kind === "create-cart-link") lines = ask.lines;
      return answer(ask);
    });
    state = JSON.parse(JSON.stringify(turn.state));
  }
  return { state, lines };
}
