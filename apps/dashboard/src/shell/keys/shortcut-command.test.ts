import { describe, expect, it } from "vitest";
import { isPaletteKey, shortcutCommand } from "./shortcut-command.ts";

const areas = [
  { path: "/dashboard", letter: "h" },
  { path: "/dashboard/orders", letter: "o" },
] as const;
const keys = { areas, create: "/dashboard/products/new" } as const;

describe("readKey", () => {
  it.each([
    ["g", false, "g"],
    ["o", true, { go: "/dashboard/orders" }],
    ["O", true, { go: "/dashboard/orders" }],
    ["h", true, { go: "/dashboard" }],
    ["n", false, { go: "/dashboard/products/new" }],
    ["/", false, { focus: "search" }],
    ["?", false, { show: "shortcuts" }],
    ["o", false, undefined],
    ["z", true, undefined],
    ["n", true, undefined],
  ] as const)("%s, after g: %s", (key, afterG, command) => {
    expect(shortcutCommand(key, afterG, keys)).toEqual(command);
  });

  it("makes nothing new where nothing can be made", () => {
    expect(shortcutCommand("n", false, { areas, create: undefined })).toBeUndefined();
  });
});

it("opens the palette by Control or Command with K alone", () => {
  const none = { key: "k", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  expect(isPaletteKey({ ...none, ctrlKey: true })).toBe(true);
  expect(isPaletteKey({ ...none, key: "K", metaKey: true })).toBe(true);
  expect(isPaletteKey(none)).toBe(false);
  expect(isPaletteKey({ ...none, ctrlKey: true, altKey: true })).toBe(false);
});
