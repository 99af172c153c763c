import { type MergeSuggestion, mergeLimits } from "@mauzo/contract/customers/customer-merges";
import type { ShopContext } from "../../../http/request-context.ts";
import { getCustomer } from "../customers/get-customer.ts";
import { listById } from "../customers/list-by-id.ts";
import { findDoubles, findDoublesOf } from "./queries/read-sides.ts";

const loc = ["query", "customer_id"];

/** Customers who may be the same person: as this one, or among all. @throws 422 */
export function listSuggestions(
  { shopId, tx }: ShopContext,
  customerId: string | undefined,
): Promise<{ items: MergeSuggestion[] }> {
  const { suggestions: most } = mergeLimits;
  return tx(async (tx) => {
    const one = customerId === undefined ? undefined : await getCustomer(tx, shopId, customerId, loc);
    const pairs = one ? await findDoublesOf(tx, one.id, most) : await findDoubles(tx, most);
    const ids = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
    const known = new Map((await listById(tx, shopId, ids)).map((customer) => [customer.id, customer]));
    const items = pairs.flatMap(({ first, second, why }) => {
      const [one, other] = [known.get(first), known.get(second)];
      return one && other ? [{ first: one, second: other, why }] : [];
    });
    return { items };
  });
}
