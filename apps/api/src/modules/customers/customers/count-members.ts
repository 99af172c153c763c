import type { SegmentDocument } from "@mauzo/contract/customers/segment-criteria";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { countMatches } from "./queries/count-members.ts";

/** How many of the shop's customers match, with some of them. `only`: of this one. */
export const countMembers = (tx: Tx, shopId: string, document: SegmentDocument, only?: string) =>
  countMatches(tx, shopId, document, only);
