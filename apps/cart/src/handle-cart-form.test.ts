import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { cart as cartEndpoints } from "@mauzo/contract/orders/cart";
import { quantityFieldName } from "@mauzo/product-cards/cart/quantity-field-name";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cart, id, product, variant } from "../test/example-cart.ts";
import { readDraft } from "./draft-cookies.ts";
import { handleCartForm } from "./handle-cart-form.ts";
import { shownField } from "./order/parse-order-form.ts";
import { viewAfter } from "./order/send-cart-form.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
  vi.stubEnv("SITE_URL", "https://mauzo.example");
});
afterAll(() => void vi.unstubAllEnvs());

const placed = { order_id: "7K4Q9", total: { minor: 100, currency: "TZS" }, quantity: 1 };
const fields = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    token: "token",
    version: "v1",
    name: "Neema",
    phone: "0712",
    note: "Asante",
    [quantityFieldName("variant", { id: id(1), item: 1 }, id(10))]: "2",
    shown: shownField([{ id: id(10), name: "Kanga", minor: 100 }]),
    ...more,
  });
const send = (body: BodyInit, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
  handleCartForm(
    new Request("http://127.0.0.1:3002/cart/submit", {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    }),
  );
const script = { "sec-fetch-site": "same-origin", accept: "application/json" };
const draftIn = (response: Response) => {
  const jar = new Map(response.headers.getSetCookie().map((line) => [line.split("=")[0], /=([^;]*)/.exec(line)?.[1]]));
  return readDraft("token", (name) => jar.get(name));
};

describe("where a form comes from", () => {
  it.each<Record<string, string>>([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "none" },
    { "sec-fetch-site": "cross-site", origin: "https://mauzo.example" },
    { origin: "https://evil.example" },
    { origin: "https://mauzo.example.evil.example" },
    { origin: "null" },
    {},
  ])("is refused from %o and nothing is ordered", async (headers) => {
    api.answer(cartEndpoints.submit, placed);
    expect((await send(fields(), headers)).status).toBe(403);
    expect(api.calls).toEqual([]);
  });
  it.each<Record<string, string>>([
    { "sec-fetch-site": "same-origin", origin: "null" },
    { origin: "https://mauzo.example" },
  ])("is accepted from %o", async (headers) => {
    api.answer(cartEndpoints.submit, placed);
    expect((await send(fields(), headers)).status).toBe(303);
  });
  it("must be a form of a size we make", async () => {
    expect((await send("{}", { ...script, "content-type": "application/json" })).status).toBe(415);
    expect((await send(`note=${"a".repeat(600_000)}`)).status).toBe(413);
  });
});

describe("without a script", () => {
  it("leads back to the order", async () => {
    api.answer(cartEndpoints.submit, placed);
    const response = await send(fields());
    expect([response.status, response.headers.get("location")]).toEqual([303, "/cart?token=token&placed=1"]);
    expect(api.calls[0]?.body).toEqual({
      products: [{ id: id(1), item: 1, variants: [{ id: id(10), quantity: 2 }], add_ons: [] }],
      customer: { name: "Neema", phone: "0712" },
      note: "Asante",
      delivery: { method_id: null, place: "" },
      version: "v1",
    });
    expect(draftIn(response)).toBeUndefined();
  });
  it("keeps what was typed when the server objects, is busy or is away", async () => {
    for (const [status, problem] of [
      [422, "invalid"],
      [429, "busy"],
      [502, "unreachable"],
    ] as const) {
      api.answer(cartEndpoints.submit, json(status, { detail: "Not now" }));
      const response = await send(fields());
      expect(response.headers.get("location")).toBe(`/cart?token=token&problem=${problem}`);
      expect(draftIn(response)).toMatchObject({ problem, order: { note: "Asante", customer: { name: "Neema" } } });
    }
  });
  it("keeps the prices that were shown, to tell them from the new ones", async () => {
    api.answer(cartEndpoints.submit, json(409, { code: "cart_changed", detail: "changed", cart: cart([product(1)]) }));
    const draft = draftIn(await send(fields()));
    expect(draft).toMatchObject({ problem: "changed", shown: [{ name: "Kanga", minor: 100 }] });
  });
  it("works out a new total without ordering", async () => {
    api.answer(cartEndpoints.submit, placed);
    const response = await send(fields({ intent: "update" }));
    expect(response.headers.get("location")).toBe("/cart?token=token&updated=1");
    expect(api.calls).toEqual([]);
    expect(draftIn(response)?.order.products[0]?.variants).toEqual([{ id: id(10), quantity: 2 }]);
  });
  it("orders nothing when a quantity cannot be read", async () => {
    api.answer(cartEndpoints.submit, placed);
    const response = await send(fields({ [quantityFieldName("variant", { id: id(1), item: 1 }, id(10))]: "-4" }));
    expect(response.headers.get("location")).toBe("/cart?token=token&problem=invalid");
    expect(api.calls).toEqual([]);
    expect(draftIn(response)?.order.note).toBe("Asante");
  });
});

describe("for the page's script", () => {
  it("answers with the order", async () => {
    api.answer(cartEndpoints.submit, placed);
    api.answer(cartEndpoints.get, json(503, { detail: "Not now" }));
    const response = await send(fields(), script);
    expect([response.status, await response.json()]).toEqual([200, { kind: "placed", order: placed }]);
  });
  it("answers with the new cart and what changed in it", async () => {
    const dearer = cart([product(1, { variants: [variant(10, { price: { minor: 250, currency: "TZS" } })] })]);
    api.answer(cartEndpoints.submit, json(409, { code: "cart_changed", detail: "changed", cart: dearer }));
    const response = await send(fields(), script);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      kind: "changed",
      cart: dearer,
      changes: [{ kind: "price", name: "Kanga", wasMinor: 100, isMinor: 250 }],
    });
  });
  it("answers with the order as the server keeps it", async () => {
    const kept = cart([product(1)], { state: "ordered", customer: { name: "Neema", phone: "+255712000333" } });
    api.answer(cartEndpoints.submit, placed);
    api.answer(cartEndpoints.get, kept);
    expect(await (await send(fields(), script)).json()).toEqual({ kind: "placed", order: placed, cart: kept });
  });
  it("tells an order that was sent before from a changed cart, and whose it was", async () => {
    const customer = { name: "Neema", phone: "+255712000333" };
    const first = cart([product(1)], { state: "ordered", customer });
    api.answer(
      cartEndpoints.submit,
      json(409, { code: "cart_ordered_differently", detail: "already", order_id: "7K4Q9", cart: first }),
    );
    const placement = await (await send(fields({ name: "Juma" }), script)).json();
    expect(placement).toMatchObject({ kind: "already", detail: "already" });
    const view = viewAfter(placement, { cart: cart([product(1)]) }, fields({ name: "Juma" }));
    expect(view).toMatchObject({ cart: { state: "ordered", customer }, problem: { kind: "already" } });
  });
  it("looks at what is there now, and orders nothing", async () => {
    const fewer = cart([
      product(1, { variants: [variant(10, { available: 1, price: { minor: 100, currency: "TZS" } })] }),
    ]);
    api.answer(cartEndpoints.get, fewer);
    const response = await send(fields({ intent: "look" }), script);
    const placement = await response.json();
    const changes = [{ kind: "stock", name: "Kanga", wanted: 2, left: 1 }];
    expect([response.status, placement]).toEqual([200, { kind: "looked", cart: fewer, changes }]);
    expect(api.calls.map(({ method }) => method)).toEqual(["GET"]);
    const view = viewAfter(placement, { cart: cart([product(1)]) }, fields());
    expect(view).toMatchObject({
      cart: { customer: { name: "Neema" }, products: [{ variants: [{ quantity: 1 }] }] },
      problem: { kind: "changed", changes },
    });
    expect(viewAfter({ ...placement, changes: [] }, { cart: fewer }, fields())).not.toHaveProperty("problem");
    const none = { ...placement, cart: cart([]) };
    expect(viewAfter(none, { cart: fewer }, fields())).toBe("reload");
  });
  it("shows what was ordered meanwhile as it was ordered, whatever is left", () => {
    const items = [1, 2].map((item) => product(1, { item, variants: [variant(10, { available: 1, quantity: 1 })] }));
    const kept = cart(items, { state: "ordered" });
    const view = viewAfter({ kind: "looked", cart: kept, changes: [] }, { cart: cart(items) }, fields());
    expect(view).toEqual({ cart: kept });
  });
  it.each([
    [404, "cart_link_unknown", "gone"],
    [502, undefined, "unreachable"],
  ])("says of a look that is answered %d %s: %s", async (status, code, kind) => {
    api.answer(cartEndpoints.get, json(status, { detail: "No", code }));
    expect(await (await send(fields({ intent: "look" }), script)).json()).toEqual({ kind });
  });
});
