import type { Consent } from "@mauzo/contract/customers/consents";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { insertConsents, type NewConsent, refreshConsents } from "./queries.ts";

/**
 * Writes down what customers said of channels, and keeps on each what holds now: the only function that writes either.
 * Their rows are locked by it.
 */
export async function recordConsents(tx: Tx, shopId: string, said: readonly NewConsent[]): Promise<Consent[]> {
  if (said.length === 0) return [];
  const written = await insertConsents(tx, said);
  await refreshConsents(
    tx,
    shopId,
    said.map(({ customerId }) => customerId),
  );
  return written;
}
