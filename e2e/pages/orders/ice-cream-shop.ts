import { expect } from "@playwright/test";
import type { BackOffice } from "../back-office.ts";

const toppings = {
  ...{ name: "Vionjo", min: 0, max: 2 },
  add_ons: [
    { name: "Karanga", price_minor: 50_000, stock: 4 },
    { name: "Chokoleti", price_minor: 0, stock: null },
  ],
};

/** Opens a shop that sells ice cream; returns a cart link for three of them, one with nuts. */
export async function iceCreams(owner: BackOffice, language: "en" | "sw") {
  const { request } = owner.page;
  const name = `Duka la Aiskrimu ${language} ${Date.now()}`;
  await owner.openShop(name);
  const product = await owner.addProduct("Aiskrimu", { price_minor: 200_000, stock: 9, add_on_groups: [toppings] });
  const [nuts] = product.add_on_groups[0].add_ons;
  const line = { product_id: product.id, variant_id: product.variants[0].id };
  const data = {
    language,
    lines: [
      { ...line, quantity: 2 },
      { ...line, quantity: 1, add_ons: [{ id: nuts.id, quantity: 1 }] },
    ],
  };
  const answer = await request.post(`/api/public/shops/${name.toLowerCase().replaceAll(" ", "-")}/cart`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { url } = await answer.json();
  return { product, link: String(url) };
}
