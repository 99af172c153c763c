import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findStored } from "./queries/versions.ts";
import { documentOf } from "./rules.ts";

/** What a version of a flow says; one that cannot be read is the flow that runs in its place. */
export const readVersion = async (
  tx: Tx,
  place: { shopId: string; chatflowId: string },
  number: number,
): Promise<FlowDocument> => documentOf(await findStored(tx, place, number));
