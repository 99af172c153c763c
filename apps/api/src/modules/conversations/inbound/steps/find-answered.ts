import type { Tx } from "../../../../db/tenant-transaction.ts";
import { findMessage, findSentMessage } from "../queries/turn.ts";

/** The message that somebody answers by its id at the provider: one of ours, or one of theirs. */
export const findAnswered = async (tx: Tx, shopId: string, externalId: string): Promise<string | undefined> =>
  (await findSentMessage(tx, shopId, externalId)) ?? (await findMessage(tx, shopId, externalId));
