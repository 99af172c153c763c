import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import { complianceCases } from "../../schema/payments/compliance-cases.ts";
import { complianceEvents } from "../../schema/payments/compliance-events.ts";
import { payoutDestinations } from "../../schema/payments/payout-destinations.ts";
import { withdrawals } from "../../schema/payments/withdrawals.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import { raiseBalances } from "../money/raise-balances.ts";

const dayMs = 86_400_000;
const shilling = 100;
type Owner = { userId: string; name: string };
type Seeding = { shopId: string; owner: Owner; nowMs: number };
type SeedDeps = Pick<Deps, "pool" | "sealedValues">;

const numberOf = { id: "19880214110010000127", end: "0127" };

/** Fills in who owns the shop: nobody that there is. @returns false where somebody has begun it. */
async function insertCase(
  tx: Tx,
  { sealedValues }: Pick<SeedDeps, "sealedValues">,
  { shopId, owner, nowMs, isApproved }: Seeding & { isApproved: boolean },
): Promise<boolean> {
  const begun = await tx
    .select({ id: complianceCases.id })
    .from(complianceCases)
    .where(eq(complianceCases.shopId, shopId));
  if (begun.length > 0) return false;
  const id = randomUUID();
  const place = { shopId, id, table: "compliance_cases", field: "sealed_id_number" };
  const submittedAt = iso(nowMs - (isApproved ? 40 : 1) * dayMs);
  const decidedAt = isApproved ? iso(nowMs - 39 * dayMs) : null;
  await tx.insert(complianceCases).values({
    ...{ shopId, id, state: isApproved ? "approved" : "submitted", level: isApproved ? 1 : 0, version: 2 },
    ...{ ownerName: owner.name, birthDate: "1988-02-14", idType: "National ID", idNumberEnd: numberOf.end },
    ...{ sealedIdNumber: sealedValues.seal(numberOf.id, place), submittedAt, decidedAt, updatedBy: owner.userId },
  });
  const by = { userId: owner.userId, userName: owner.name };
  await tx.insert(complianceEvents).values({ shopId, kind: "submitted", ...by, createdAt: submittedAt });
  if (decidedAt !== null) {
    const decided = { kind: "approved" as const, isOperator: true, userName: "sandbox", about: "Demo" };
    await tx.insert(complianceEvents).values({ shopId, ...decided, createdAt: decidedAt });
  }
  return true;
}

/** A wallet, money that was settled, and what of it was withdrawn: one that arrived, and one that came back. */
async function insertWithdrawals(tx: Tx, { sealedValues }: SeedDeps, { shopId, owner, nowMs }: Seeding): Promise<void> {
  const destinationId = randomUUID();
  const place = { shopId, id: destinationId, table: "payout_destinations", field: "sealed_phone" };
  await tx.insert(payoutDestinations).values({
    ...{ shopId, id: destinationId, network: "M-Pesa", phoneEnd: "211", name: owner.name.toUpperCase() },
    ...{ sealedPhone: sealedValues.seal("+255754000211", place), usableFrom: iso(nowMs - 37 * dayMs) },
    ...{ userId: owner.userId, userName: owner.name, createdAt: iso(nowMs - 38 * dayMs) },
  });
  const nobody = { userId: null, userName: "", method: "mobile_money" as const };
  const person = { userId: owner.userId, userName: owner.name, method: "mobile_money" as const };
  type Row = typeof transfers.$inferInsert;
  const moved = (atMs: number, row: Omit<Row, "shopId" | "createdAt" | "recordedAt">): Row => ({
    ...{ shopId, ...row, createdAt: iso(atMs), recordedAt: iso(atMs) },
  });
  const settledMinor = 860_000 * shilling;
  const settled = { ...nobody, kind: "settlement", debit: "available", credit: "opening" } as const;
  await insertAll(tx, transfers, [moved(nowMs - 30 * dayMs, { ...settled, amountMinor: settledMinor })]);
  for (const [daysAgo, shillings, state, failure] of [
    [21, 300_000, "sent", null],
    [9, 120_000, "returned", "unavailable"],
  ] as const) {
    const [atMs, id, held, amountMinor] = [nowMs - daysAgo * dayMs, randomUUID(), randomUUID(), shillings * shilling];
    const reference = state === "sent" ? "CPX7Q2M4TZ" : "";
    await tx.insert(withdrawals).values({
      ...{ shopId, id, destinationId, provider: "clickpesa", amountMinor, feeMinor: 0, state, failure },
      ...{ reference: id.replaceAll("-", "").slice(0, 20).toUpperCase(), createdAt: iso(atMs), sentAt: iso(atMs) },
      ...{ networkRef: reference, endedAt: iso(atMs + 120_000), userId: owner.userId, userName: owner.name },
    });
    const common = { withdrawalId: id, amountMinor };
    const away = { ...common, ...person, kind: "withdrawal", debit: "leaving", credit: "available" } as const;
    const arrived = {
      ...common,
      ...nobody,
      kind: "withdrawal",
      debit: "outside",
      credit: "leaving",
      reference,
    } as const;
    const back = { ...common, ...nobody, kind: "reversal", debit: "available", credit: "leaving" } as const;
    await insertAll(tx, transfers, [
      moved(atMs, { id: held, ...away }),
      moved(atMs + 120_000, state === "sent" ? arrived : { ...back, reverses: held }),
    ]);
  }
  await raiseBalances(tx, shopId, [{ account: "available", minor: settledMinor - 300_000 * shilling }]);
}

/** Gives the demo shop documents that are approved and withdrawals, once. */
export const seedDemoPayouts = (deps: SeedDeps, seeding: Seeding): Promise<void> =>
  inShop(deps.pool, seeding.shopId, async (tx) => {
    if (await insertCase(tx, deps, { ...seeding, isApproved: true })) await insertWithdrawals(tx, deps, seeding);
  });

/** Puts the documents of another shop into the queue of those that wait, once. */
export const seedWaitingCase = (deps: SeedDeps, seeding: Seeding): Promise<void> =>
  inShop(deps.pool, seeding.shopId, async (tx) => {
    await insertCase(tx, deps, { ...seeding, isApproved: false });
  });
