import type { Customer } from "@mauzo/contract/customers/customers";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { listRecords } from "./queries/read-record.ts";

/** Those of these customers that the shop has, as its list shows them. */
export const listById = (tx: Tx, shopId: string, ids: readonly string[]): Promise<Customer[]> =>
  ids.length === 0 ? Promise.resolve([]) : listRecords(tx, shopId, ids);
