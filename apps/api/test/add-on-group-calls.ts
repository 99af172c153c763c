import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { AddOnGroup } from "@mauzo/contract/catalogue/add-ons";
import { expect } from "vitest";
import { addProduct, type OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A group of add-ons as a form sends it. */
export const groupInput = ({ id, name, min, max, updated_at, add_ons }: AddOnGroup) => ({
  ...{ id, name, min, max, expected_updated_at: updated_at },
  add_ons: add_ons.map(({ id: addOn, name: called, price, stock }) => ({
    ...{ id: addOn, name: called, price_minor: price.minor, stock, stock_was: stock },
  })),
});

/** The same without its id. */
export const bodyOf = (group: AddOnGroup) => {
  const { id: _, ...body } = groupInput(group);
  return body;
};

/** Gives two products the same add-ons. */
export async function callAddOnEndpoints(stack: Stack, shop: OpenedShop, call: (path: string) => Promise<void>) {
  const body = { name: "Vionjo", min: 0, max: 2, add_ons: [{ name: "Asali", price_minor: 5, stock: 4 }] };
  const { body: made } = await stack.call("POST", "/add-on-groups", { ...shop, body });
  const group = addOnGroups.create.reply.parse(made);
  const { id } = group;
  for (const name of ["Chai", "Kahawa"]) await addProduct(stack, shop, { name, add_on_groups: [groupInput(group)] });
  const changed = { ...body, max: 3, expected_updated_at: group.updated_at };
  expect((await stack.call("PUT", `/add-on-groups/${id}`, { ...shop, body: changed })).status).toBe(200);
  for (const query of [
    "",
    "?search=asali",
    `?cursor=${id}`,
    `?cursor=${id}&search=asali`,
    "?status=archived",
    `/${id}`,
  ])
    await call(`/add-on-groups${query}`);
  for (const move of ["archive", "restore"])
    expect((await stack.call("POST", `/add-on-groups/${id}/${move}`, shop)).status).toBe(200);
}
