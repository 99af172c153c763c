// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { lastShopOf, saveLastShop } from "./last-shop.ts";

it("knows the shop a person was in last, and tells nobody else", () => {
  expect(lastShopOf("asha")).toBeUndefined();
  saveLastShop("asha", "Duka la Asha");
  expect(lastShopOf("asha")).toBe("Duka la Asha");
  expect(lastShopOf("juma")).toBeUndefined();
});

it.each(["", "{", "null", "7", '{"userId":"asha"}', '{"userId":"asha","shop":7}'])("stands %j", (text) => {
  localStorage.setItem("mauzo:last-shop", text);
  expect(lastShopOf("asha")).toBeUndefined();
});
