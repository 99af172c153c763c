import { expect, it } from "vitest";
import { pageOf, recordIdIn } from "./record-address.ts";

const id = "0198c0de-0000-7000-8000-00000000abcd";

it.each([
  [`/dashboard/orders/order-info/${id}`, "/dashboard/orders/order-info/by-id", id],
  [`/dashboard/orders/order-info/${id}/edit`, "/dashboard/orders/order-info/by-id/edit", id],
  [`/dashboard/products/${id.toUpperCase()}`, "/dashboard/products/by-id", id.toUpperCase()],
  ["/dashboard/products/new", "/dashboard/products/new", ""],
  ["/dashboard/products/kanga", "/dashboard/products/kanga", ""],
  [`/dashboard/products/x${id}`, `/dashboard/products/x${id}`, ""],
  ["/invite/Zm9v-YmFy", "/invite", ""],
  ["/invite/a/b", "/invite/a/b", ""],
  ["/invite", "/invite", ""],
])("%s is the page %s", (address, page, record) => {
  expect([pageOf(address), recordIdIn(address)]).toEqual([page, record]);
});
