import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { Answer, Ask } from "../src/asks.ts";
import { newChatState } from "../src/chat-state.ts";
import { converse } from "../src/converse.ts";
import { defaultFlow } from "../src/default-flow.ts";
import type { Input } from "../src/input.ts";
import { offersOf } from "../src/wire/offers-of.ts";
import { answerFrom } from "./catalogue.ts";
import { catalogue, shop } from "./shop.ts";

/** An action as a script shows it: `Body [Button] [Button]`, `Body ## Section {Row - description}`, `(picture) caption`. */
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

/** A customer in the default conversation: `say` writes, `tap` picks the button or row of that title. */
export function startTalk(answer: (ask: Ask) => Answer = answerFrom(catalogue)) {
  let state: unknown = newChatState();
  let actions: ChatAction[] = [];
  const asked: Ask[] = [];
  const send = async (input: Input) => {
    const turn = await converse(defaultFlow, state, input, shop, async (ask) => {
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
      const offer = offersOf(actions).find((each) => each.title === title);
      if (!offer) throw new Error(`Nothing on show is called ${title}`);
      return send({ kind: "pick", id: offer.id });
    },
  };
}
