import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type NewTransfer, postEntry } from "../../modules/ledger/journal/post-entry.ts";
import { complianceCases } from "../schema/payments/compliance-cases.ts";
import { complianceEvents } from "../schema/payments/compliance-events.ts";
import { payoutDestinations } from "../schema/payments/payout-destinations.ts";
import { withdrawals } from "../schema/payments/withdrawals.ts";
import { inShop, type Tx } from "../tenant-transaction.ts";
import { iso } from "./insert-all.ts";

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
    const decided = { kind: "approved" as const, isOperator: true, userName: "sandbox", detail: "Demo" };
    await tx.insert(complianceEvents).values({ shopId, ...decided, createdAt: decidedAt });
  }
  return true;
}

/** A wallet, money that was settled, and what of it was withdrawn: one that arrived, and one that came back. */
async function insertWithdrawals(tx: Tx, { sealedValues }: SeedDeps, { shopId, owner, nowMs }: Seeding): Promise<void> {
  const by = { userId: owner.userId, name: owner.name };
  const destinationId = randomUUID();
  const place = { shopId, id: destinationId, table: "payout_destinations", field: "sealed_phone" };
  await tx.insert(payoutDestinations).values({
    ...{ shopId, id: destinationId, network: "M-Pesa", phoneEnd: "211", name: owner.name.toUpperCase() },
    ...{ sealedPhone: sealedValues.seal("+255754000211", place), usableFrom: iso(nowMs - 37 * dayMs) },
    ...{ userId: owner.userId, userName: owner.name, createdAt: iso(nowMs - 38 * dayMs) },
  });
  const post = (transfer: NewTransfer, atMs: number, who: typeof by | { userId: null; name: string } = by) =>
    postEntry(tx, shopId, { transfers: [transfer], by: who, at: iso(atMs) });
  const mauzo = { userId: null, name: "" };
  const settled = { kind: "settlement", debit: "available", credit: "opening" } as const;
  await post({ ...settled, amountMinor: 860_000 * shilling }, nowMs - 30 * dayMs, mauzo);
  for (const [daysAgo, shillings, state, failure] of [
    [21, 300_000, "sent", null],
    [9, 120_000, "returned", "unavailable"],
  ] as const) {
    const [atMs, id, amountMinor] = [nowMs - daysAgo * dayMs, randomUUID(), shillings * shilling];
    await tx.insert(withdrawals).values({
      ...{ shopId, id, destinationId, provider: "clickpesa", amountMinor, feeMinor: 0, state, failure },
      ...{ reference: id.replaceAll("-", "").slice(0, 20).toUpperCase(), createdAt: iso(atMs), sentAt: iso(atMs) },
      ...{ networkRef: state === "sent" ? "CPX7Q2M4TZ" : "", endedAt: iso(atMs + 120_000) },
      ...{ userId: owner.userId, userName: owner.name },
    });
    const common = { withdrawalId: id, amountMinor, method: "mobile_money" } as const;
    const held = await post({ ...common, kind: "withdrawal", debit: "leaving", credit: "available" }, atMs);
    const last: NewTransfer =
      state === "sent"
        ? { ...common, kind: "withdrawal", debit: "outside", credit: "leaving", reference: "CPX7Q2M4TZ" }
        : { ...common, kind: "reversal", debit: "available", credit: "leaving", reverses: held };
    await post(last, atMs + 120_000, mauzo);
  }
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
