import type { conversationList } from "@mauzo/contract/conversations/conversations";
import { can } from "@mauzo/permissions/permissions";
import type * as z from "zod/mini";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { searchTerms } from "../../customers/customers/steps/search-terms.ts";
import { readConversations } from "./queries/list-conversations.ts";

const toReadCustomers = { resource: "customers", action: "read" } as const;

/** One page of a queue, as JSON. */
export function listConversations(
  { shopId, person, read }: Pick<ShopContext, "shopId" | "person" | "read">,
  filter: z.output<typeof conversationList.query>,
): Promise<string | undefined> {
  if (filter.tag !== undefined && !can(person.grants, toReadCustomers)) throw refuse("tag_forbidden");
  const terms = filter.search ? searchTerms(filter.search) : [];
  return read(readConversations(shopId, filter, { userId: person.userId, terms }));
}
