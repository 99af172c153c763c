import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json, silent, unfinished } from "@mauzo/api-mock/responders";
import { cart as cartEndpoints } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cart, id, product } from "../test/example-cart.ts";
import { getCart, postOrder } from "./data.ts";

const api = mockApi("http://api.example");
beforeAll(() => {
  vi.stubEnv("API_ORIGIN", "http://api.example");
});
afterAll(() => void vi.unstubAllEnvs());
const order = { products: [{ id: id(1) }], version: "v1" };

describe("the cart behind a link", () => {
  it("is what the server shows", async () => {
    const shown = cart([product(1)]);
    api.answer(cartEndpoints.get, shown);
    expect(await getCart("token")).toEqual({ kind: "cart", cart: shown });
    expect(api.calls[0]?.query.get("token")).toBe("token");
  });
  it.each(["cart_link_unknown", "not_found"])("is gone when the answer's code is %s", async (code) => {
    api.answer(cartEndpoints.get, json(404, { detail: "no", code }));
    expect(await getCart("token")).toEqual({ kind: "gone" });
  });
  it.each([401, 403, 404, 410])("failed at a %i of something in between", async (status) => {
    api.answer(cartEndpoints.get, json(status, { detail: "no" }));
    expect(await getCart("token")).toEqual({ kind: "failed" });
  });
  it.each(["", "?", "a b", "<script>", "a".repeat(201), "../x"])("is gone for the token %s, unasked", async (token) => {
    api.answer(cartEndpoints.get, cart([]));
    expect(await getCart(token)).toEqual({ kind: "gone" });
    expect(api.calls).toEqual([]);
  });
  it("failed when the answer isn't a cart", async () => {
    api.answer(
      cartEndpoints.get,
      () => new Response("<h1>500</h1>", { status: 500, headers: { "content-type": "text/html" } }),
    );
    expect(await getCart("token")).toEqual({ kind: "failed" });
    api.answer(cartEndpoints.get, json(200, { ...cart([product(1)]), total: "many" }));
    expect(await getCart("token")).toEqual({ kind: "failed" });
    api.answer(cartEndpoints.get, () => Response.redirect("https://elsewhere.example"));
    expect(await getCart("token")).toEqual({ kind: "failed" });
  });
  it("failed when no answer comes in time, or never ends", async () => {
    api.answer(cartEndpoints.get, silent);
    expect(await getCart("token", {}, 150)).toEqual({ kind: "failed" });
    api.answer(cartEndpoints.get, unfinished("{"));
    expect(await getCart("token", {}, 150)).toEqual({ kind: "failed" });
  });
});

describe("an order", () => {
  it("goes out with channel and token, and comes back placed", async () => {
    const placed = { order_id: "7K4Q9", total: { minor: 100, currency: "TZS" }, quantity: 1 };
    api.answer(cartEndpoints.submit, placed);
    expect(await postOrder("token", order)).toEqual({ kind: "placed", order: placed });
    expect(`${api.calls[0]?.query}`).toBe("channel=whatsapp&token=token");
    expect(api.calls[0]?.body).toEqual(order);
  });
  it("names the field the server objects to", async () => {
    api.answer(
      cartEndpoints.submit,
      json(422, {
        code: "phone_invalid",
        detail: [{ type: "value_error", loc: ["body", "customer", "phone"], msg: "Write a number" }],
      }),
    );
    expect(await postOrder("token", order)).toEqual({ kind: "invalid", detail: "Write a number", field: "phone" });
  });
  it.each([
    [429, "too_many_tries", "busy"],
    [500, "server_error", "unreachable"],
    [503, "busy", "unreachable"],
    [404, "cart_link_unknown", "gone"],
    [404, undefined, "unreachable"],
  ])("at %i with the code %s is %s", async (status, code, kind) => {
    api.answer(cartEndpoints.submit, json(status, { detail: "no", code }));
    expect((await postOrder("token", order)).kind).toBe(kind);
  });
  it("is unknown when the connection breaks, no answer comes, or one that makes no sense", async () => {
    api.answer(cartEndpoints.submit, disconnected);
    expect(await postOrder("token", order)).toEqual({ kind: "unreachable" });
    api.answer(cartEndpoints.submit, silent);
    expect(await postOrder("token", order, {}, 150)).toEqual({ kind: "unreachable" });
    api.answer(cartEndpoints.submit, json(200, { ok: true }));
    expect(await postOrder("token", order)).toEqual({ kind: "unreachable" });
    api.answer(cartEndpoints.submit, json(409, { detail: "changed" }));
    expect(await postOrder("token", order)).toEqual({ kind: "unreachable" });
  });
});
