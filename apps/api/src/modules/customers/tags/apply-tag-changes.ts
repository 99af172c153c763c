import { customerLimits, Tag } from "@mauzo/contract/customers/customers";
import { withTags } from "./rules.ts";

/** What a chatflow does to the tags of its customer, in the words of its author. */
export type BotTagChange = { tag: string; change: "add" | "remove" };
/** Tags after the changes of a chatflow, in their order: words that are no tag, and one too many, are left out. */
export function applyTagChanges(tags: readonly string[], changes: readonly BotTagChange[]): string[] {
  return changes.reduce<string[]>(
    (before, { tag: words, change }) => {
      const { data: tag } = Tag.safeParse(words);
      if (tag === undefined) return before;
      const after = withTags(before, change === "add" ? { add: [tag], remove: [] } : { add: [], remove: [tag] });
      return after.length > Math.max(before.length, customerLimits.tags) ? before : after;
    },
    [...tags],
  );
}
