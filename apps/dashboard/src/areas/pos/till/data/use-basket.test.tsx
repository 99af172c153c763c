// @vitest-environment happy-dom

import { createApi } from "@mauzo/api-client/create-api";
import { createTransport } from "@mauzo/api-client/transport/create-transport";
import { mockApi } from "@mauzo/api-mock/mock-api";
import { json } from "@mauzo/api-mock/responders";
import { type Product, products } from "@mauzo/contract/catalogue/products";
import { type Sale, sales } from "@mauzo/contract/pos/sales";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emptySale, readSale, toNewSale, withLines } from "../rules/sale.ts";
import { useBasket } from "./use-basket.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock("../../../../lib/session/api.ts", () => ({
  api: createApi(createTransport({ prefix: "http://127.0.0.1/api" })),
}));
const server = mockApi("http://127.0.0.1/api");
const money = (minor: number) => ({ minor, currency: "TZS" });
const sale = withLines(emptySale, [
  {
    ...{ id: "019ac4b0-0000-7000-8000-000000000001", item: 0, name: "Kanga", image: null, groups: [] },
    variants: [{ id: "019ac4b0-0000-7000-8000-000000000002", name: "", minor: 150_000, stock: 9, quantity: 1 }],
  },
]);
const [line] = sale.lines;
const dearer: Product = {
  ...{ id: line?.id ?? "", name: "Kanga", description: "", category: "clothing & accessories", status: "published" },
  ...{
    image_url: null,
    pictures: [],
    price_from: money(175_000),
    price_to: money(175_000),
    stock: 4,
    option_names: [],
  },
  variants: [
    {
      ...{ id: line?.variants[0]?.id ?? "", name: "", price: money(175_000), stock: 4, low_stock_at: 0 },
      ...{ sku: null, barcode: null, option_values: [], picture_id: null },
    },
  ],
  ...{ add_on_groups: [], created_at: "2026-11-27T08:00:00.000Z", updated_at: "2026-11-27T08:00:00.000Z" },
};
const made: Sale = {
  ...{ id: sale.id, order: "019ac4b0-0000-7000-8000-000000000003", order_id: "A1", url: "https://duka.example/cart" },
  ...{ total: money(150_000), paid: money(150_000), owed: money(0), change: money(0), by: "Neema", person: "neema" },
  ...{ at: "2026-11-27T08:00:00.000Z", notes: [] },
};
const around = {
  ...{ shiftId: "019ac4b0-0000-7000-8000-000000000004", standing: [], discountName: "Punguzo" },
  language: "sw" as const,
};

let basket: ReturnType<typeof useBasket>;
function Till() {
  basket = useBasket({ shopId: "duka", currency: "TZS", by: "Neema", person: "neema" }, () => undefined);
  return null;
}
let root: Root;
const open = async () => {
  root = createRoot(document.createElement("div"));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Till />
      </QueryClientProvider>,
    ),
  );
};
const close = () => act(async () => root.unmount());
beforeEach(async () => {
  localStorage.clear();
  await open();
});
afterEach(() => close());

it("is emptied once its sale is through, also where the till was left meanwhile", async () => {
  await act(async () => basket.change(() => sale));
  server.answer(sales.create, made);
  const body = toNewSale(sale, { way: "cash", reference: "" }, around);
  const sent = basket.selling.mutateAsync({ body, sold: sale, besides: [] });
  await close();
  await sent;
  await open();
  expect(basket.sale).toEqual(emptySale);
  expect(readSale(sale)).toEqual(sale);
});

it("has the prices of now once the server says that they have changed, and when a sale is taken up again", async () => {
  server.answer(products.get, dearer, dearer);
  await act(async () => basket.change(() => sale));
  server.answer(sales.create, json(409, { detail: "Bei imebadilika", code: "pos_total_changed" }));
  const body = toNewSale(sale, { way: "cash", reference: "" }, around);
  await act(async () => basket.selling.mutate({ body, sold: sale, besides: [] }));
  const price = () => basket.sale.lines[0]?.variants[0]?.minor;
  await act(() => vi.waitFor(() => expect(price()).toBe(175_000)));
  await act(async () => basket.change(() => sale));
  await act(async () => basket.hold());
  expect(price()).toBeUndefined();
  await act(async () => basket.takeUp(sale.id));
  await act(() => vi.waitFor(() => expect(price()).toBe(175_000)));
});

it("says so where no answer came and this browser stores nothing, and keeps the basket", async () => {
  await act(async () => basket.change(() => sale));
  server.answer(sales.create, json(502, {}));
  const body = toNewSale(sale, { way: "cash", reference: "" }, around);
  await act(async () => {
    await expect(basket.selling.mutateAsync({ body, sold: sale, besides: [] })).rejects.toMatchObject({
      response: { status: 502 },
    });
  });
  expect(basket.sale).toEqual(sale);
});
