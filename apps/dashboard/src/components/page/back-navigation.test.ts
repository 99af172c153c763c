import { expect, it } from "vitest";
import { matchesPage } from "./back-navigation.ts";

const at = (path: string) => new URL(path, "https://mauzo.test");

it.each([
  ["/dashboard/products", "/dashboard/products", true],
  ["/dashboard/products?search=kanga&pages=3", "/dashboard/products", true],
  ["/dashboard/products?status=archived&search=kanga", "/dashboard/products?status=archived", true],
  ["/dashboard/products?search=kanga", "/dashboard/products?status=archived", false],
  ["/dashboard/products/stock", "/dashboard/products", false],
  ["/dashboard", "/dashboard/products", false],
])("%s is a page of %s: %s", (left, page, expected) => {
  expect(matchesPage(at(left), at(page))).toBe(expected);
});
