import type { Reply } from "@mauzo/contract/endpoint";
import type { receipts } from "@mauzo/contract/payments/receipts";
import { readMoneySms } from "@mauzo/format/money-sms/read-money-sms";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getReceipt } from "./get-receipt.ts";
import { currency, findByCode } from "./queries/receipts.ts";
import { findCandidates } from "./steps/find-candidates.ts";

/** What a message says, whether its code is known, and the orders that its money may be for. Keeps nothing. */
export async function readMessage(
  tx: Tx,
  shopId: string,
  { text, search }: { text: string; search?: string | undefined },
): Promise<Reply<typeof receipts.read>> {
  const read = readMoneySms(text);
  if (!read) return { reading: null, known: null, candidates: [] };
  const { network, direction, code: reference, amountMinor, name, phone = null, at: cameAt = null } = read;
  const reading = {
    ...{ network, direction, reference, amount: { minor: amountMinor, currency } },
    ...{ payer: { name, phone }, came_at: cameAt },
  };
  if (direction === "sent") return { reading, known: null, candidates: [] };
  const stored = await findByCode(tx, shopId, { network, reference });
  const left = stored ? stored.amountMinor - stored.usedMinor : amountMinor;
  return {
    reading,
    known: stored ? await getReceipt(tx, shopId, stored.id) : null,
    candidates:
      left === 0 || (stored && stored.dismissedAt !== null)
        ? []
        : await findCandidates(tx, shopId, { amountMinor: left, name, phone, cameAt }, search),
  };
}
