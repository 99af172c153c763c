import { expect, it } from "vitest";
import { areaOf, areas } from "./areas.ts";
import { english } from "./i18n/messages/en/english.ts";
import { canAccess } from "./lib/session/can-access.ts";

const visible = (grants: Parameters<typeof canAccess>[0]) =>
  areas.filter(({ access }) => canAccess(grants, access)).map(({ label }) => label);

it("shows a person the areas they may enter", () => {
  expect(visible({ is_admin: true })).toEqual(areas.map(({ label }) => label));
  expect(visible([{ resource: "orders", action: ["read", "update"] }])).toEqual(["home", "orders", "settings"]);
  expect(visible([{ resource: "product", action: "create" }])).toEqual(["home", "settings"]);
  expect(visible({ is_admin: false })).toEqual(["home", "settings"]);
});

it("knows which area a page belongs to", () => {
  expect(areaOf("/dashboard")?.label).toBe("home");
  expect(areaOf("/dashboard/orders/order-info/7")?.label).toBe("orders");
  expect(areaOf("/dashboard/products/new")?.label).toBe("products");
  expect(areaOf("/dashboard/profile")).toBeUndefined();
  expect(areaOf("/login")).toBeUndefined();
});

it("gives each area a letter of its own", () => {
  expect(new Set(areas.map(({ letter }) => letter)).size).toBe(areas.length);
  for (const { letter } of areas) expect(letter).toMatch(/^[a-z]$/);
});

it("has paths of its own and a name for each", () => {
  expect(new Set(areas.map(({ path }) => path)).size).toBe(areas.length);
  for (const { label } of areas) expect(english.shell[label]).toBeTruthy();
});
