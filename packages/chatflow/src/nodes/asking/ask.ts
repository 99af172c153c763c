import { limits } from "@mauzo/channels/limits";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { FlowNode } from "@mauzo/contract/conversations/chatflow";
import type { NodeInput } from "../../chat-state.ts";
import type { NodeContext, NodeHandler } from "../../engine/node-handler.ts";
import { withValue } from "../../engine/values.ts";
import { readAnswer } from "../../text/answer/read-answer.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";
import { textIn } from "../../text/text-in.ts";
import { buttonMessage, listMessage, textMessages } from "../../wire/chat-actions.ts";

type Ask = Extract<FlowNode, { kind: "ask" }>;

/** The question, with its answers where it has some: as buttons as long as there are few. */
function question(node: Ask, context: NodeContext, body: string): ChatAction[] {
  const options = node.expects === "choice" ? node.options.slice(0, limits.list.rows) : [];
  if (options.length === 0) return textMessages(body);
  const rows = options.map(({ id, label }) => ({
    ...{ id: context.id(id), title: textIn(label, context.state.language), description: "" },
  }));
  if (rows.length <= limits.buttons.count) return [buttonMessage(body, rows)];
  const header = stripFormatting(context.shop.name);
  return [listMessage({ header, body, footer: "", button: context.phrases.choose, rows })];
}

function answerOf(node: Ask, { shop, state }: NodeContext, heard: NodeInput): string | undefined {
  if (node.expects !== "choice")
    return heard.kind === "text" ? readAnswer(node.expects, heard.text, shop.today) : undefined;
  const option = heard.kind === "pick" ? node.options.find(({ id }) => id === heard.what) : undefined;
  return option && textIn(option.label, state.language);
}

/** Asks for a value until an answer fits, or there were too many that did not. */
export const ask = (node: Ask): NodeHandler => ({
  run(context, heard) {
    const { state } = context;
    if (!heard)
      return { kind: "wait", say: question(node, context, context.translate(node.text)), change: { tries: 0 } };
    const said = answerOf(node, context, heard);
    if (said !== undefined)
      return { kind: "leave", outlet: "next", change: { values: withValue(state.values, node.name, said), tries: 0 } };
    // A button of something else says nothing of this question.
    if (heard.kind === "pick") return { kind: "lost" };
    const tries = state.tries + 1;
    if (tries >= node.tries) return { kind: "leave", outlet: "failed", change: { tries: 0 } };
    return { kind: "wait", say: question(node, context, context.translate(node.unfit)), change: { tries } };
  },
});
