import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { newChatState } from "../src/chat-state.ts";
import type { ConversationInput } from "../src/conversation-input.ts";
import { defaultFlow } from "../src/default-flow.ts";
import type { FlowRequest, FlowResponse } from "../src/flow-requests.ts";
import { runConversation } from "../src/run-conversation.ts";
import { currentOptions } from "../src/wire/current-options.ts";
import { answerFrom } from "./answer-from-catalogue.ts";
import { catalogue, shop } from "./example-shop.ts";

/** An action in script form: `Body [Button] [Button]`, `Body ## Section {Row - description}`, `(picture) caption`. */
function written(action: ChatAction): string {
  if ("send_message" in action) return action.send_message;
  if ("send_reply_button" in action) {
    const { body, action: inner } = action.send_reply_button;
    return `${body.text}\n${inner.buttons.map(({ reply }) => `[${reply.title}]`).join(" ")}`;
  }
  if ("send_button" in action) {
    const { header, body, action: inner } = action.send_button;
    const lines = inner.sections.flatMap((section) => [
      ...(inner.sections.length > 1 ? [`## ${section.title}`] : []),
      ...section.rows.map(({ title, description }) => `{${[title, description].filter(Boolean).join(" - ")}}`),
    ]);
    return [`# ${header}`, body, `<${inner.button}>`, ...lines].join("\n");
  }
  if ("send_images" in action) return action.send_images.map(({ caption }) => `(picture) ${caption}`).join("\n");
  return JSON.stringify(action);
}

/** Whether an option is called so, whatever its price is. */
export const isCalled = ({ title }: { title: string }, name: string) =>
  title === name || title.startsWith(`${name} · `);

/** A customer in the default conversation: `say` writes, `tap` picks the button or row with that title. */
export function startConversation(answer: (ask: FlowRequest) => FlowResponse = answerFrom(catalogue)) {
  let state = newChatState();
  let actions: ChatAction[] = [];
  const asked: FlowRequest[] = [];
  const send = async (input: ConversationInput) => {
    const turn = await runConversation(defaultFlow, state, input, shop, async (ask) => {
      asked.push(ask);
      return answer(ask);
    });
    state = JSON.parse(JSON.stringify(turn.state));
    actions = turn.actions;
    return [...actions.map(written), `→ ${turn.next_state}`].join("\n");
  };
  return {
    asked,
    state: () => state,
    actions: () => actions,
    pick: (id: string) => send({ kind: "pick", id }),
    say: (text: string) => send({ kind: "text", text }),
    tap: (title: string) => {
      const offer = currentOptions(actions).find((each) => isCalled(each, title));
      if (!offer) throw new Error(`Nothing on show is called ${title}`);
      return send({ kind: "pick", id: offer.id });
    },
  };
}
