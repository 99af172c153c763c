import type { ThreadMessage } from "@mauzo/contract/conversations/conversations";
import type { BotResumes } from "@mauzo/contract/conversations/inbox-settings";

/** What is offered: minutes, once it is closed, or never. */
const resumeChoices = [60, 720, "closing", "never"] as const satisfies readonly BotResumes[];

/** The choices of a list in which this one is, too. */
export const choicesWith = (chosen: BotResumes): readonly BotResumes[] =>
  resumeChoices.some((each) => each === chosen) ? resumeChoices : [chosen, ...resumeChoices];

/** A choice as the value of an option, and back. */
export const valueOfResume = (choice: BotResumes): string => `${choice}`;
export const resumeOfValue = (value: string): BotResumes =>
  value === "closing" || value === "never" ? value : Number(value);

export type MessagePage = { items: ThreadMessage[]; next: string | null };

/** So many are drawn at once without holding up a slow phone. */
export const laterRows = 25;
const isSettled = ({ file, delivery }: ThreadMessage) =>
  (file === null || file.state === "here" || file.state === "refused") && delivery?.state !== "pending";

/** The page before a message, if all of it was read and has settled. The messages of a conversation are numbered from 1. */
export function pageOfKnown(known: ReadonlyMap<number, ThreadMessage>, before: number): MessagePage | undefined {
  const last = Math.max(1, before - laterRows);
  const items: ThreadMessage[] = [];
  for (let seq = before - 1; seq >= last; seq--) {
    const message = known.get(seq);
    if (!message || !isSettled(message)) return undefined;
    items.push(message);
  }
  return { items, next: last > 1 ? String(last) : null };
}

/** A message that has not changed stays the same object, so it is not drawn again. */
export const unchanged = (known: ReadonlyMap<number, ThreadMessage>, message: ThreadMessage): ThreadMessage => {
  const before = known.get(message.seq);
  return before && JSON.stringify(before) === JSON.stringify(message) ? before : message;
};
