import {
  type Account,
  accounts,
  type LimitedAccount,
  limitedAccounts,
  shownAccounts,
} from "@mauzo/contract/ledger/accounts";
import { transactions } from "@mauzo/contract/ledger/transactions";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import { orders } from "@mauzo/contract/orders/orders";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, countByStatus, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { Refusal } from "../../../http/refuse.ts";
import { type NewTransfer, postEntry } from "./post-entry.ts";
import { proveShop } from "./prove-shop.ts";
import { changeOf } from "./rules.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const by = { userId: null, name: "Asha" };
const post = (...transfers: [NewTransfer, ...NewTransfer[]]) =>
  inShop(stack.pool, shop.shopId, (tx) => postEntry(tx, shop.shopId, { transfers, by }));
/** The status of a post: 409 where something is taken that is not there. */
const tryPost = (...transfers: [NewTransfer, ...NewTransfer[]]) =>
  post(...transfers).then(
    () => ({ status: 201 }),
    (error: unknown) => {
      if (error instanceof Refusal && error.code === "balance_too_small") return { status: error.status };
      throw error;
    },
  );
const prove = () => inShop(stack.pool, shop.shopId, (tx) => proveShop(tx, shop.shopId));
const inBalance = async (account: LimitedAccount): Promise<number> =>
  Number(
    (
      await stack.db.query(
        "select coalesce(sum(minor), 0) as minor from balances where shop_id = $1 and account = $2",
        [...[shop.shopId, account]],
      )
    ).rows[0]?.minor,
  );

it("of 200 at once that take all there is, one gets it", { timeout: 60_000 }, async () => {
  await post({ kind: "payment", debit: "available", credit: "outside", amountMinor: 1_000 });
  const take = { kind: "withdrawal", debit: "leaving", credit: "available", amountMinor: 1_000 } as const;
  const answers = await Promise.all(Array.from({ length: 200 }, () => tryPost(take)));
  expect(countByStatus(answers)).toEqual({ 201: 1, 409: 199 });
  expect([await inBalance("available"), await inBalance("leaving")]).toEqual([0, 1_000]);
  expect(await countRows(stack, "transfers where shop_id = $1", [shop.shopId])).toBe(2);
  expect(await prove()).toEqual([]);
});

it("two that take the same accounts in opposite directions do not wait for each other", {
  timeout: 60_000,
}, async () => {
  const move = (debit: Account, credit: Account) =>
    tryPost({ kind: "settlement", debit, credit, amountMinor: 1 } as const);
  await post({ kind: "payment", debit: "available", credit: "outside", amountMinor: 500 });
  await post({ kind: "payment", debit: "on_the_way", credit: "outside", amountMinor: 500 });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      at % 2 === 0 ? move("available", "on_the_way") : move("on_the_way", "available"),
    ),
  );
  expect(countByStatus(answers)).toEqual({ 201: 100 });
});

it("refuses what is no transfer, whoever writes it", async () => {
  const insert = (columns: Record<string, unknown>) => {
    const row = { kind: "unmatched", debit: "till", credit: "unmatched", amount_minor: 1, user_name: "", ...columns };
    const names = Object.keys(row);
    return inShop(stack.pool, shop.shopId, async (tx) => {
      const values = names.map((_, at) => `$${at + 2}`).join(", ");
      await tx.$client.query(`insert into transfers (shop_id, ${names.join(", ")}) values ($1, ${values})`, [
        ...[shop.shopId, ...Object.values(row)],
      ]);
    });
  };
  await insert({});
  const broken = [
    ...[{ amount_minor: 0 }, { amount_minor: -1 }, { debit: "unmatched" }, { debit: "pocket" }, { kind: "gift" }],
    ...[{ credit: "orders" }, { credit: "credit" }, { network: "Pigeon" }, { method: "barter" }],
  ];
  for (const columns of broken)
    await expect(insert(columns), JSON.stringify(columns)).rejects.toThrow(/check constraint/);
});

const amount = fc.integer({ min: 1, max: 40 });
const command = fc.oneof(
  ...[
    fc.record({ kind: fc.constant("pay" as const), which: fc.nat({ max: 3 }), amount }),
    fc.record({ kind: fc.constant("refund" as const), which: fc.nat({ max: 3 }), amount }),
  ],
  fc.record({ kind: fc.constant("receive" as const), fee: fc.integer({ min: 0, max: 3 }), amount }),
  fc.record({ kind: fc.constant("settle" as const), amount }),
  fc.record({ kind: fc.constant("withdraw" as const), amount }),
  fc.record({ kind: fc.constant("sent" as const), amount }),
  fc.record({ kind: fc.constant("returned" as const), amount }),
  fc.record({ kind: fc.constant("lost" as const), amount }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

const entryOf = (one: Exclude<Command, { kind: "pay" | "refund" }>): [NewTransfer, ...NewTransfer[]] => {
  const move = (kind: NewTransfer["kind"], debit: Account, credit: Account, minor: number): NewTransfer => ({
    ...{ kind, debit, credit, amountMinor: minor },
  });
  switch (one.kind) {
    case "receive": {
      const received = move("unmatched", "on_the_way", "unmatched", one.amount);
      return one.fee === 0 ? [received] : [received, move("fee", "mauzo", "fees", one.fee)];
    }
    case "settle":
      return [move("settlement", "available", "on_the_way", one.amount)];
    case "withdraw":
      return [move("withdrawal", "leaving", "available", one.amount)];
    case "sent":
      return [move("withdrawal", "outside", "leaving", one.amount)];
    case "returned":
      return [move("withdrawal", "available", "leaving", one.amount)];
    case "lost":
      return [move("refund", "unmatched", "available", one.amount), move("refund", "outside", "on_the_way", 1)];
  }
};

it("after any commands each balance is what the transfers come to, and none is below nothing", {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 20, maxLength: 40 }), async (commands) => {
      shop = await openShop(stack);
      const product = await addProduct(stack, shop, { price_minor: 100, stock: 100 });
      const placed = await Promise.all(
        Array.from({ length: 3 }, () => createManualOrder(stack, shop, selectProduct(product))),
      );
      const paid = new Map(placed.map(({ id }) => [id, 0]));
      const model = new Map<Account, number>(accounts.map((account) => [account, 0]));
      const of = (account: Account) => model.get(account) ?? 0;
      const book = (transfers: readonly Pick<NewTransfer, "debit" | "credit" | "amountMinor">[]) => {
        for (const { debit, credit, amountMinor } of transfers) {
          model.set(debit, of(debit) + changeOf(debit, "debit", amountMinor));
          model.set(credit, of(credit) + changeOf(credit, "credit", amountMinor));
        }
      };
      for (const one of commands) {
        if (one.kind === "pay" || one.kind === "refund") {
          const id = placed[one.which % placed.length]?.id ?? "";
          const before = paid.get(id) ?? 0;
          const isPaid = one.kind === "pay";
          const endpoint = isPaid ? orderPayments.create : orderPayments.refund;
          const body = { amount_minor: one.amount, method: "cash" as const };
          const { status } = await request(stack, endpoint, { params: { id }, body }, shop);
          const isPossible = isPaid ? before + one.amount <= 100 : one.amount <= before;
          expect(status).toBe(isPossible ? 201 : 422);
          if (!isPossible) continue;
          paid.set(id, before + (isPaid ? one.amount : -one.amount));
          const paying = { debit: "cash", credit: "orders", amountMinor: one.amount } as const;
          book([isPaid ? paying : { ...paying, debit: "orders", credit: "cash" }]);
          continue;
        }
        const transfers = entryOf(one);
        const kept = new Map(model);
        book(transfers);
        const isPossible = limitedAccounts.every((account) => of(account) >= 0);
        expect((await tryPost(...transfers)).status).toBe(isPossible ? 201 : 409);
        if (!isPossible) for (const [account, minor] of kept) model.set(account, minor);
      }
      const sum = [...model].reduce((all, [account, minor]) => all + changeOf(account, "debit", minor), 0);
      expect(sum).toBe(0);
      const shown = await call(stack, transactions.balances, {}, shop);
      for (const account of shownAccounts) expect([account, shown[account].minor]).toEqual([account, of(account)]);
      for (const [id, minor] of paid)
        expect((await call(stack, orders.get, { params: { id } }, shop)).paid.minor).toBe(minor);
      expect(await prove()).toEqual([]);
    }),
    { numRuns: Number(process.env.POSTED_RUNS ?? 8) },
  );
});
