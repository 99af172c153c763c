import { transactions } from "@mauzo/contract/ledger/transactions";
import { type WithdrawalState, withdrawalMoves, withdrawalStates } from "@mauzo/contract/payments/withdrawal-states";
import { withdrawals } from "@mauzo/contract/payments/withdrawals";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { paymentJobDeps } from "../../../../test/payment-jobs.ts";
import { addWallet, approve, runPayoutJobs, withdraw } from "../../../../test/payout-fixtures.ts";
import { scriptGateway } from "../../../../test/script-gateway.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Absent, Outcome } from "../../../gateways/payments/port.ts";
import { proveShop } from "../../ledger/journal/prove-shop.ts";
import { queryWithdrawal } from "./query-withdrawal.ts";
import { changeBy } from "./rules.ts";

const provider = scriptGateway();
let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ payments: provider.gateways });
});
afterAll(() => stack.stop());

const answers: readonly (Outcome | Absent)[] = [
  { result: "done", amount: undefined, networkRef: "PX1" },
  { result: "waiting", providerRef: undefined },
  { result: "refused", reason: "failed", code: undefined },
  { result: "refused", reason: "reversed", code: undefined },
  { result: "unknown", why: "silence", code: undefined },
  { result: "absent" },
];

it("moves along its table alone, whatever the provider says, and never on silence", () => {
  for (const state of withdrawalStates)
    for (const outcome of answers)
      for (const failure of [null, "failed", "reversed"] as const)
        for (const of of ["request", "question"] as const)
          for (const ageMs of [0, 3_600_000]) {
            const change = changeBy({ state, failure }, outcome, { of, ageMs });
            if (!change) continue;
            expect(withdrawalMoves[state]).toContain(change.state);
            if (outcome.result === "unknown" || outcome.result === "absent") expect(change.state).toBe("unknown");
            if (change.state === "sent") expect(outcome.result).toBe("done");
          }
});

const step = fc.oneof(
  ...(["run", "told", "cancel"] as const).map((what) =>
    fc.record({ what: fc.constant(what), says: fc.nat({ max: answers.length - 1 }) }),
  ),
);
/** Where the money of a withdrawal is, by its state. */
const placeOf: Record<WithdrawalState, "available" | "leaving" | "gone"> = {
  ...{ confirming: "leaving", held: "leaving", sending: "leaving", unknown: "leaving" },
  ...{ sent: "gone", returned: "available", cancelled: "available" },
};

it("leaves each shilling in one place, and sends under one reference, whatever happens in any order", {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const shop = await openShop(stack);
      await approve(stack, shop, { minor: 5_000_000 });
      const wallet = await addWallet(stack, shop);
      provider.asked.length = 0;
      await stack.db.query("delete from pgboss.job");
      const { id } = await withdraw(stack, shop, wallet.id, 2_000_000);
      for (const { what, says } of steps) {
        const outcome = answers[says] ?? { result: "absent" };
        provider.answerBy(({ call: asked }) =>
          asked === "payout" && outcome.result === "absent"
            ? { result: "unknown", why: "silence", code: undefined }
            : outcome,
        );
        if (what === "run") await runPayoutJobs(stack);
        else if (what === "cancel") await request(stack, withdrawals.cancel, { params: { id } }, shop);
        else await queryWithdrawal(paymentJobDeps(stack), { shopId: shop.shopId, withdrawalId: id, time: null });
        const { state } = await call(stack, withdrawals.get, { params: { id } }, shop);
        const { available, leaving } = await call(stack, transactions.balances, {}, shop);
        const place = placeOf[state];
        expect([state, available.minor, leaving.minor]).toEqual([
          ...[state, place === "available" ? 5_000_000 : 3_000_000],
          place === "leaving" ? 2_000_000 : 0,
        ]);
      }
      expect(new Set(provider.payouts().map(({ reference }) => reference)).size).toBeLessThanOrEqual(1);
      expect(await inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId))).toEqual([]);
    }),
    { numRuns: Number(process.env.PAYOUT_RUNS ?? 25) },
  );
});
