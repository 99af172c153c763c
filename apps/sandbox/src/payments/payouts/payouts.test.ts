import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { till } from "../../../test/till.ts";

const payout = { amount: 15_000, phoneNumber: "255754000011", currency: "TZS", orderReference: "A1" };
const sorted = (value: object) => Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const signed = (body: object) => ({
  ...body,
  checksum: createHmac("sha256", "sandbox-checksum-key")
    .update(JSON.stringify(sorted(body)))
    .digest("hex"),
});
const at = (step: string) => `/clickpesa/payouts/${step}-mobile-money-payout`;

it("sends to a wallet once, which has it after two seconds", async () => {
  const { send, openClickpesa, move } = await till();
  const headers = await openClickpesa();
  expect(await send("POST", at("preview"), signed(payout), headers)).toMatchObject({ status: 200 });
  expect((await send("POST", at("create"), signed(payout), headers)).json).toMatchObject({ status: "PROCESSING" });
  expect((await send("POST", at("create"), signed(payout), headers)).status).toBe(409);
  await move(2);
  expect((await send("GET", "/clickpesa/payouts/A1", undefined, headers)).list).toMatchObject([{ status: "SUCCESS" }]);
  expect((await send("GET", "/_payments/phones/255754000011")).json).toEqual({ balance: 1_015_000 });
  expect((await send("GET", "/clickpesa/payouts/A2", undefined, headers)).status).toBe(404);
});

it.each([
  [{ amount: "15000" }, "amount must be a whole number"],
  [{ amount: 0 }, "amount must be a whole number"],
  [{ currency: "USD" }, "currency must be TZS"],
  [{ orderReference: "A-1" }, "orderReference must be alphanumeric"],
  [{ phoneNumber: "0754000011" }, "phoneNumber must start with country code"],
  [{ checksum: "0" }, "Invalid checksum"],
])("refuses %j", async (change, message) => {
  const { send, openClickpesa } = await till();
  const body = "checksum" in change ? { ...payout, ...change } : signed({ ...payout, ...change });
  const answer = await send("POST", at("create"), body, await openClickpesa());
  expect(answer).toMatchObject({ status: 400, json: { message } });
  expect((await send("GET", "/_payments/payouts")).list).toEqual([]);
});
