import { staff } from "@mauzo/contract/account/invites";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { SavedMeanwhile } from "@mauzo/contract/shared";
import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { shop as shops } from "@mauzo/contract/shop/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../test/endpoints.ts";
import { addMember, countByStatus, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
let neema: { token: string };
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
  const { email, token } = await addMember(stack, shop, []);
  const { rows } = await stack.db.query<{ id: string }>(
    "update auth.users set name = 'Neema' where email = $1 returning id",
    [email],
  );
  await stack.db.query("update memberships set is_admin = true where user_id = $1", [rows[0]?.id]);
  neema = { token };
});
afterAll(() => stack.stop());

const method = (name: string) => ({
  ...{ id: "boda-kinondoni", name, fee_minor: 0, free_from_minor: null, asks_place: false },
});
const late = "This was saved elsewhere meanwhile. Look at it as it is now before you save.";
const methods = (name: string, version: number) => ({
  endpoint: deliveryMethods.save,
  input: { body: { methods: [method(name)], version } },
});
type Save = { endpoint: Endpoint; input: { params?: Record<string, string>; body: object } };
const send = ({ endpoint, input }: Save, by: { token: string }) => request(stack, endpoint, input, by);

describe("of two who save what both read", () => {
  const cases: [string, () => Promise<(by: string) => Save>, () => Promise<unknown>][] = [
    [
      "how goods come to customers",
      async () => {
        const { version } = await call(stack, deliveryMethods.get, {}, shop);
        return (by) => methods(by, version);
      },
      () => call(stack, deliveryMethods.get, {}, shop),
    ],
    [
      "the workflow",
      async () => {
        const seen = await call(stack, orderWorkflow.get, {}, shop);
        return (by) => {
          const ready = { ...seen.appearance.ready, label: { en: by, sw: by } };
          return {
            endpoint: orderWorkflow.save,
            input: { body: { ...seen, appearance: { ...seen.appearance, ready } } },
          };
        };
      },
      () => call(stack, orderWorkflow.get, {}, shop),
    ],
    [
      "how the shop is paid",
      async () => {
        const { version } = await call(stack, paymentSettings.get, {}, shop);
        const way = { id: "lipa-namba-1", network: "M-Pesa", kind: "till", number: "556677", note: "", on: true };
        return (name) => ({
          endpoint: paymentSettings.save,
          input: { body: { ways: [{ ...way, name }], cash: true, push: true, charges: [], version } },
        });
      },
      () => call(stack, paymentSettings.get, {}, shop),
    ],
    [
      "the shop's details",
      async () => {
        const { version } = await call(stack, shops.get, {}, shop);
        return (by) => ({ endpoint: shops.update, input: { body: { about: by, version } } });
      },
      () => call(stack, shops.get, {}, shop),
    ],
    [
      "what somebody may do",
      async () => {
        const clerk = await addMember(stack, shop, []);
        const { items } = await call(stack, staff.list, {}, shop);
        const found = items.find(({ email }) => email === clerk.email);
        const params = { id: found?.id ?? "" };
        return (by) => ({
          endpoint: staff.update,
          input: {
            params,
            body: {
              permissions: [{ resource: by === "Neema" ? "orders" : "product", action: ["read"] }],
              version: found?.version,
            },
          },
        });
      },
      () => call(stack, staff.list, {}, shop),
    ],
  ];

  it.each(cases)("%s, the second is told by whom, in their language, and nothing is lost", async (_, read, present) => {
    const saveOf = await read();
    expect((await send(saveOf("Neema"), neema)).status).toBe(200);
    const kept = await present();
    const refused = await send(saveOf("Asha"), shop);
    const { version } = SavedMeanwhile.parse(refused.body);
    expect(refused).toMatchObject({ status: 409, body: { detail: late, saved_by: "Neema" } });
    const inSwahili = await request(stack, saveOf("Asha").endpoint, saveOf("Asha").input, {
      ...shop,
      headers: { "accept-language": "sw" },
    });
    expect(inSwahili).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/^Hii imehifadhiwa/) } });
    expect(await present()).toEqual(kept);
    // Saved with the version from the 409, it replaces theirs, once.
    const { endpoint, input } = saveOf("Asha");
    const over = { endpoint, input: { ...input, body: { ...input.body, version } } };
    expect(countByStatus([await send(over, shop), await send(over, shop)])).toEqual({ 200: 1, 409: 1 });
    expect(await present()).not.toEqual(kept);
  });
});

it("the shop's details change without a version, too, as the specification calls it; then with the old one they do not", async () => {
  const { version } = await call(stack, shops.get, {}, shop);
  expect((await send({ endpoint: shops.update, input: { body: { place: "Tanga" } } }, shop)).status).toBe(200);
  const old = { endpoint: shops.update, input: { body: { logo_id: null, place: "Arusha", version } } };
  expect((await send(old, shop)).status).toBe(409);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      send({ endpoint: shops.update, input: { body: { place: `Tanga ${at}`, version: version + 1 } } }, shop),
    ),
  );
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 19 });
});

it("another shop's version is no use, not even before anything was set", async () => {
  const { version } = await call(stack, deliveryMethods.get, {}, shop);
  expect(version).toBeGreaterThan(0);
  expect(await send(methods("Boda", version), other)).toMatchObject({
    status: 409,
    body: { version: 0, saved_by: null },
  });
  expect(await call(stack, deliveryMethods.get, {}, other)).toEqual({ methods: [], version: 0 });
  const first = await Promise.all(Array.from({ length: 20 }, (_, at) => send(methods(`Boda ${at}`, 0), other)));
  expect(countByStatus(first)).toEqual({ 200: 1, 409: 19 });
});
