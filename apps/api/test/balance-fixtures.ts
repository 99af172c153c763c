import { balanceLinks } from "@mauzo/contract/payments/balance-links";
import { debts } from "@mauzo/contract/payments/debts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A link to what a debtor owes, the newest: the links of the oldest customer are ended. @returns the code in its address */
export async function addFullBalance(stack: Stack, shop: OpenedShop): Promise<string> {
  const { items } = await call(stack, debts.list, { query: {} }, shop);
  const [debtor] = items.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  if (!debtor) throw new Error("nobody owes this shop anything");
  const { url } = await call(stack, balanceLinks.create, { params: { id: debtor.id } }, shop);
  return new URL(url).pathname.split("/").at(-1) ?? "";
}
