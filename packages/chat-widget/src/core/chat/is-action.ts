import type { ChatAction } from "@mauzo/contract/conversations/chat";

/** Whether the action is of that kind; ignores what the page has added to Object.prototype. */
export const isAction = <Kind extends string>(
  action: ChatAction,
  kind: Kind,
): action is Extract<ChatAction, Record<Kind, unknown>> => Object.hasOwn(action, kind);
