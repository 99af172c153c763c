import type { Supplier, suppliers } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listSuppliers } from "./queries/read-suppliers.ts";

/** The shop's suppliers, and what it owes all of them. */
export async function listOwed(tx: Tx, shopId: string): Promise<z.output<typeof suppliers.list.reply>> {
  const items = await listSuppliers(tx, shopId);
  const { currency } = await getShop(tx, shopId);
  const sum = (of: "owed" | "overdue" | "due_soon") => ({
    minor: items.reduce((all: number, each: Supplier) => all + each[of].minor, 0),
    currency,
  });
  return { items, owed: sum("owed"), overdue: sum("overdue"), due_soon: sum("due_soon") };
}
