import { expect, it } from "vitest";
import { barPlaces, readPins, togglePin } from "./pinned-places.ts";
import { visibleAreas } from "./visible-areas.ts";

const all = visibleAreas({ is_admin: true });
const shown = (...[visible, pins]: Parameters<typeof barPlaces>) => barPlaces(visible, pins).map(({ label }) => label);
const stock = "/dashboard/products/stock";

it("shows the usual four until something is pinned, as far as a person may enter them", () => {
  expect(shown(all, null)).toEqual(["home", "orders", "products", "settings"]);
  expect(shown(visibleAreas([{ resource: "product", action: "read" }]), null)).toEqual([
    "home",
    "products",
    "settings",
  ]);
});

it("pins to the last place of a full bar, and takes off what is pinned", () => {
  const { pins, replaced } = togglePin(barPlaces(all, null), stock);
  expect(shown(all, pins)).toEqual(["home", "orders", "products", "stock"]);
  expect(replaced?.label).toBe("settings");
  const fewer = togglePin(barPlaces(all, pins), "/dashboard/orders");
  expect(fewer).toEqual({ pins: ["/dashboard", "/dashboard/products", stock] });
  expect(togglePin(barPlaces(all, fewer.pins), "/dashboard/orders")).toEqual({
    pins: ["/dashboard", "/dashboard/products", stock, "/dashboard/orders"],
  });
});

it("leaves out what is pinned and may not be entered", () => {
  const pins = ["/dashboard/orders", stock, "/dashboard/gone"];
  expect(shown(visibleAreas([{ resource: "orders", action: "read" }]), pins)).toEqual(["orders"]);
});

it("reads nothing but a few different paths from the storage", () => {
  expect(readPins(null)).toBeNull();
  expect(readPins([stock])).toEqual([stock]);
  for (const odd of ["x", {}, [7], [stock, stock], ["a", "b", "c", "d", "e"], undefined])
    expect(readPins(odd)).toBeUndefined();
});
