import { fill } from "@mauzo/format/fill";
import type { Messages } from "../../i18n/messages/en.ts";

/** How many shops were found, as far as they were counted. */
export function countText(count: number, hasMore: boolean, texts: Messages["shops"]): string {
  if (hasMore) return fill(texts.manyMore, { count });
  return count === 1 ? texts.one : fill(texts.many, { count });
}
