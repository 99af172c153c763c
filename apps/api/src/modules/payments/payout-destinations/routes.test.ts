import { payoutDestinations } from "@mauzo/contract/payments/withdrawals";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

describe("a wallet", () => {
  it("is sealed, shown by its last digits, there once, and told by mail", async () => {
    await stack.db.query("delete from pgboss.job");
    const phone = "0754999111";
    const added = await call(stack, payoutDestinations.add, { body: { phone, name: "Neema" } }, shop);
    expect(added).toMatchObject({ network: "M-Pesa", phone_end: "111", name: "Neema" });
    expect(await countRows(stack, "pgboss.job where name = 'payout-mail'")).toBe(1);
    const again = await request(
      stack,
      payoutDestinations.add,
      { body: { phone: "+255 754 999 111", name: "N" } },
      shop,
    );
    expect(again).toMatchObject({ status: 409, body: { detail: [{ code: "destination_twice" }] } });
    const { rows } = await stack.db.query("select d::text as row from payout_destinations d where id = $1", [added.id]);
    expect(rows[0]?.row).not.toContain("754999111");
    expect(await countRows(stack, "pgboss.job where data::text like '%754999111%'")).toBe(0);
  });

  it("is of a network that money can be sent to", async () => {
    for (const phone of ["0225550100", "+254712345678", "hello"])
      expect((await request(stack, payoutDestinations.add, { body: { phone, name: "N" } }, shop)).status).toBe(422);
  });
});
