import type { ComplianceStatus } from "@mauzo/contract/payments/compliance";
import { complianceLevels, dayLimitMinorOf } from "@mauzo/contract/payments/compliance-states";
import { toIsoString } from "../../../db/columns.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockCase, sumWithdrawnToday } from "./queries/cases.ts";
import { getCaseRow } from "./steps/case-of.ts";

/**
 * How far the shop is, and what of today's limit is left. `isHeld`: nobody else withdraws from the shop's balance, and
 * nobody decides about it, until the transaction ends. `besides`: a withdrawal that is not counted, which it is about.
 */
export async function getStatus(
  tx: Tx,
  shopId: string,
  { isHeld = false, besides = null }: { isHeld?: boolean; besides?: string | null } = {},
): Promise<ComplianceStatus> {
  if (isHeld) await lockCase(tx, shopId);
  const { row, state, currency } = await getCaseRow(tx, shopId);
  const money = (minor: number) => ({ minor, currency });
  const level = complianceLevels.find((one) => state === "approved" && one === row.level) ?? 0;
  const leftMinor = Math.max(0, dayLimitMinorOf[level] - (await sumWithdrawnToday(tx, shopId, besides)));
  return {
    ...{ state, level, left_today: money(leftMinor) },
    ladder: complianceLevels.map((one) => ({ level: one, day_limit: money(dayLimitMinorOf[one]) })),
    submitted_at: row.submittedAt && toIsoString(row.submittedAt),
    decided_at: row.decidedAt && toIsoString(row.decidedAt),
    expires_on: row.idExpiresOn,
  };
}
