import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowHeard } from "@mauzo/contract/conversations/flow-tests";
import { type ChatState, newChatState } from "../chat-state.ts";
import type { ConversationInput } from "../conversation-input.ts";
import type { AskedPayment } from "../flow-requests.ts";
import { runConversation } from "../run-conversation.ts";
import { answerFromShelf } from "../try/answer-from-shelf.ts";
import type { Said, SavedTalk } from "./saved-talk.ts";
import { wordsOfAction } from "./words-of-action.ts";

type Heard = Exclude<ConversationInput, { kind: "answer" }>;

/** What was heard, as the engine hears it; undefined for what nothing waits for in this flow. */
function inputOf(heard: FlowHeard, state: ChatState, asked: AskedPayment | undefined): Heard | undefined {
  switch (heard.kind) {
    case "text":
      return heard;
    case "pick":
      return { kind: "pick", id: heard.id };
    case "payment": {
      if (!asked || state.waiting?.id !== asked.id) return undefined;
      const { id, order_id, amount } = asked;
      return { kind: "payment", payment: { id, order_id, amount, outcome: heard.outcome, goesOn: true } };
    }
    case "reply":
      return state.timer
        ? { kind: "reply", reply: { id: state.timer.id, status: heard.status, body: heard.body, goesOn: true } }
        : undefined;
    case "time":
      return state.timer ? { kind: "time", wait: { id: state.timer.id, goesOn: true } } : undefined;
  }
}

/** Plays a saved conversation with a flow, by the engine that customers meet; its shop and its shelf are those it was saved with. */
export async function playTalk(flow: FlowDocument, talk: Omit<SavedTalk, "expected">): Promise<Said[]> {
  const { name, whatsappNumber, currency, timeZone, place, hours, today, now, link } = talk.shop;
  const answer = answerFromShelf(talk.shelf, { currency, link, about: { place, hours }, now });
  const facts = {
    ...{ name, whatsappNumber, currency, timeZone, place, today, channel: talk.channel },
    answersHere: talk.channel === "whatsapp",
  };
  let state = newChatState(talk.language);
  let asked: AskedPayment | undefined;
  const said: Said[] = [];
  for (const heard of talk.heard) {
    const input = inputOf(heard, state, asked);
    if (!input) {
      said.push({ says: [], path: [] });
      continue;
    }
    const turn = await runConversation(flow, state, input, facts, async (ask) => {
      const given = answer(ask);
      if (given.kind === "pay" && given.asked) asked = given.asked;
      return given;
    });
    state = turn.state;
    said.push({ says: turn.actions.map(wordsOfAction), path: turn.visited });
  }
  return said;
}
