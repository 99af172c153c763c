import type { CustomerFilter } from "@mauzo/contract/customers/customers";
import type * as z from "zod/mini";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findSegmentDocument } from "./queries/find-segment.ts";
import { readCustomers } from "./queries/list-customers.ts";

/** One page of the shop's customers, as JSON. @throws 422 for a segment the shop has not */
export async function listCustomers(
  { shopId, tx, read }: Pick<ShopContext, "shopId" | "tx" | "read">,
  filter: z.output<typeof CustomerFilter>,
): Promise<string | undefined> {
  const { segment: id } = filter;
  const segment = id === undefined ? undefined : await tx((tx) => findSegmentDocument(tx, shopId, id));
  if (id !== undefined && !segment) throw refuse("segment_unknown", { loc: ["query", "segment"] });
  return read(readCustomers(shopId, filter, segment));
}
