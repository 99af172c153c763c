import type { conversationList } from "@mauzo/contract/conversations/conversations";
import type * as z from "zod/mini";
import type { ShopContext } from "../../../http/request-context.ts";
import { searchTerms } from "../../customers/customers/steps/search-terms.ts";
import { readConversations } from "./queries/list-conversations.ts";

/** One page of a queue, as JSON. */
export function listConversations(
  { shopId, person, read }: Pick<ShopContext, "shopId" | "person" | "read">,
  filter: z.output<typeof conversationList.query>,
): Promise<string | undefined> {
  const terms = filter.search ? searchTerms(filter.search) : [];
  return read(readConversations(shopId, filter, { userId: person.userId, terms }));
}
