import type { NewWithdrawal, Withdrawal } from "@mauzo/contract/payments/withdrawals";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getStatus } from "../compliance/get-status.ts";
import { newReference } from "../payments/steps/provider-requests.ts";
import { openDestination } from "../payout-destinations/open-destination.ts";
import { getSettings } from "../withdrawal-settings/get-settings.ts";
import { getWithdrawal } from "./get-withdrawal.ts";
import { findStored, insertWithdrawal } from "./queries/write-withdrawals.ts";
import { payerOf, withdrawalFeeOf } from "./rules.ts";
import { emitChange } from "./steps/emit-change.ts";
import { postMove } from "./steps/post-move.ts";

type Asked = z.output<typeof NewWithdrawal>;
type CreateDeps = Pick<Deps, "payments" | "sealedValues" | "queue" | "emitFact"> & {
  env: Pick<Deps["env"], "payouts">;
};

/** The wallet and who pays it, or why nothing can be sent to it. */
async function requirePayable(tx: Tx, deps: CreateDeps, { shopId, id }: { shopId: string; id: string }) {
  const destination = await openDestination(tx, deps, { shopId, id });
  if (destination.isRemoved) throw refuse("destination_gone");
  if (!destination.isUsable) throw refuse({ code: "destination_too_new", values: { from: destination.usable_from } });
  const provider = payerOf(destination.network, deps.payments);
  if (provider === undefined) throw refuse("withdrawal_no_provider");
  return provider;
}

/**
 * Takes money from the balance and has it sent to a wallet. Withdrawals of a shop are asked for one after the other, so
 * that two together do not pass its limit; the same one again is answered with what it is by now.
 * @throws 409 where it is more than is there or may leave today, or something else was asked for under its id
 */
export function createWithdrawal(
  deps: CreateDeps,
  { shopId, tx, person }: ShopContext,
  { id, destination_id: destinationId, amount_minor: amountMinor, fee_minor: shownFeeMinor }: Asked,
): Promise<Withdrawal> {
  const reader = { shopId, userId: person.userId };
  return tx(async (tx) => {
    const { level, left_today } = await getStatus(tx, shopId, { isHeld: true });
    const before = await findStored(tx, shopId, id);
    if (before) {
      const isSame = before.destinationId === destinationId && before.amountMinor === amountMinor;
      if (!isSame || before.userId !== person.userId) throw refuse("withdrawal_id_used");
      return getWithdrawal(tx, reader, id);
    }
    if (level === 0) throw refuse("withdrawal_not_approved");
    if (amountMinor > left_today.minor)
      throw refuse({ code: "withdrawal_above_limit", values: { amount: formatAmount(left_today.minor) } });
    const provider = await requirePayable(tx, deps, { shopId, id: destinationId });
    const feeMinor = withdrawalFeeOf(amountMinor, deps.env.payouts.fees);
    if (feeMinor !== shownFeeMinor)
      throw refuse({ code: "withdrawal_fee_changed", values: { fee: formatAmount(feeMinor) } });
    const { confirm_from_minor: saved, still } = await getSettings(tx, shopId);
    const from = still?.confirm_from_minor ?? saved;
    const state = from !== null && amountMinor >= from ? ("confirming" as const) : ("held" as const);
    const reference = newReference();
    const by = { userId: person.userId, name: person.name };
    const row = { id, destinationId, provider, amountMinor, feeMinor, reference, state };
    await insertWithdrawal(tx, { shopId, ...row, userId: by.userId, userName: by.name });
    await createLookupKey(tx, { kind: "withdrawal", key: reference, shopId, targetId: id });
    if (state === "held") await deps.queue.send(tx, "send-withdrawal", { shopId, withdrawalId: id });
    await emitChange(tx, deps, { shopId, id, userId: person.userId });
    await postMove(tx, { shopId, withdrawal: { ...row, networkRef: "" }, from: undefined, to: state, by });
    return getWithdrawal(tx, reader, id);
  });
}
