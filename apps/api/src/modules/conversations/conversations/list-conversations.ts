import { type conversationList, conversations } from "@mauzo/contract/conversations/conversations";
import type * as z from "zod/mini";
import type { ShopContext } from "../../../http/request-context.ts";
import { searchTerms } from "../../customers/customers/steps/search-terms.ts";
import { readConversations } from "./queries/list-conversations.ts";
import { withMaskedPreview } from "./rules.ts";

/** One page of a queue, as JSON. */
export async function listConversations(
  { shopId, person, read }: Pick<ShopContext, "shopId" | "person" | "read">,
  filter: z.output<typeof conversationList.query>,
): Promise<string | undefined> {
  const { userId, seesPhones } = person;
  const terms = filter.search ? searchTerms(filter.search) : [];
  const json = await read(readConversations(shopId, filter, { userId, terms }));
  if (seesPhones || json === undefined) return json;
  const page = conversations.list.reply.parse(JSON.parse(json));
  return JSON.stringify({ ...page, items: page.items.map(withMaskedPreview) });
}
