import type { CustomerRecord } from "@mauzo/contract/customers/customers";
import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { maskHow } from "../consents/steps/mask-how.ts";
import { missingCustomer } from "../merges/missing-customer.ts";
import { findRecord, listPlaces, listUsualProducts } from "./queries/read-record.ts";

const toReadOrders = { resource: "orders", action: "read" } as const;
const shownMost = 5;

/** Returns a customer with all that this reader may see of them. @throws 404; 409 when they were merged */
export async function getRecord(
  tx: Tx,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  id: string,
): Promise<CustomerRecord> {
  const found = await findRecord(tx, shopId, id);
  if (!found) throw await missingCustomer(tx, shopId, id);
  const record = { ...found, consents: maskHow(found.consents, person) };
  if (!can(person.grants, toReadOrders)) return { ...record, usual_products: null, places: null };
  const usual_products = await listUsualProducts(tx, shopId, id, shownMost);
  return { ...record, usual_products, places: await listPlaces(tx, shopId, id, shownMost) };
}
