import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chatWindowTheme } from "./chat-window-theme.ts";
import { contrast, parseColour } from "./colour.ts";
import { fontStack } from "./font-stack.ts";
import { readLauncherStyle } from "./launcher-style.ts";
import { launcherTheme } from "./launcher-theme.ts";

const keys = ["primaryColor", "secondaryColor", "sentBoxBg", "receivedBoxBg", "sentBoxColor", "receivedBoxColor"];
const links = ["chatboxBg", "receivedBoxLinkColor", "sentBoxLinkColor", "borderColor"];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`);
const themes = fc.record(Object.fromEntries([...keys, ...links].map((key) => [key, hex])), { requiredKeys: [] });
const modes = fc.constantFrom("light", "dark");
const pairs = [
  ["primary", "on-primary"],
  ["background", "text"],
  ["background", "muted"],
  ["background", "accent"],
  ["soft", "on-soft"],
  ["sent", "on-sent"],
  ["sent", "sent-link"],
  ["received", "on-received"],
  ["received", "received-link"],
];

describe("boxTheme", () => {
  it("has the specification's defaults", () => {
    const { properties, mode, title } = chatWindowTheme({});
    expect(properties).toMatchObject({
      "--mz-primary": "rgb(29 95 209)",
      "--mz-sent": "rgb(29 95 209)",
      "--mz-height": "500px",
      "--mz-width": "400px",
    });
    expect([mode, title]).toEqual(["light", undefined]);
  });

  it("falls back where a value is bad, and takes what is good beside it", () => {
    const bad = { primaryColor: "red;}", height: "100vh", width: "calc(1px)", fontSize: {}, mode: "neon", title: 4 };
    expect(chatWindowTheme(bad)).toEqual(chatWindowTheme({}));
    expect(chatWindowTheme({ ...bad, height: "620px", width: 360, fontSize: "18" }).properties).toMatchObject({
      "--mz-height": "620px",
      "--mz-width": "360px",
      "--mz-size": "18px",
    });
  });

  it("is light or dark as the shop says, else as the box it chose is, else as the device is", () => {
    const modeOf = (theme: object, device: "light" | "dark") => chatWindowTheme({ ...theme }, device).mode;
    expect([modeOf({}, "light"), modeOf({}, "dark"), modeOf({ mode: "neon" }, "dark")]).toEqual([
      ...["light", "dark", "dark"],
    ]);
    expect([modeOf({ mode: "light" }, "dark"), modeOf({ mode: "dark" }, "light")]).toEqual(["light", "dark"]);
    expect([modeOf({ chatboxBg: "#fff" }, "dark"), modeOf({ chatboxBg: "#10201a" }, "light")]).toEqual([
      ...["light", "dark"],
    ]);
    expect(modeOf({ chatboxBg: "#fff", mode: "dark" }, "light")).toBe("dark");
  });

  it("keeps on a dark device what the shop chose", () => {
    const chosen = { primaryColor: "#0b7a55", sentBoxBg: "#ffe9a8", receivedBoxBg: "#dfeee7", borderColor: "#c2412d" };
    const { properties } = chatWindowTheme(chosen, "dark");
    expect(properties).toMatchObject({
      "--mz-primary": "rgb(11 122 85)",
      "--mz-sent": "rgb(255 233 168)",
      "--mz-received": "rgb(223 238 231)",
      "--mz-line": "rgb(194 65 45)",
      "--mz-background": "rgb(20 26 24)",
    });
  });

  it("corrects every pair of text and background that can't be read", () => {
    fc.assert(
      fc.property(themes, modes, fc.option(modes), (colours, device, mode) => {
        const { properties } = chatWindowTheme({ ...colours, ...(mode && { mode }) }, device);
        for (const [background, text] of pairs) {
          const [below, above] = [background, text].map((name) => parseColour(properties[`--mz-${name}`]));
          expect(below && above ? contrast(below, above) : 0, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });
});

describe("launcherTheme", () => {
  it("knows 30, 50 and 70 pixels, and right unless told otherwise", () => {
    expect(["sm", "md", "lg", "xl"].map((buttonSize) => launcherTheme({ buttonSize }).sizePx)).toEqual([
      30, 50, 70, 50,
    ]);
    expect(["left", "right", "top"].map((placement) => launcherTheme({ placement }).placement)).toEqual([
      "left",
      "right",
      "right",
    ]);
  });
  it("can be kept and read back", () => {
    const look = launcherTheme({ primaryColor: "#0b7a55", buttonSize: "lg", placement: "left" });
    expect(readLauncherStyle(() => JSON.stringify(look))).toEqual(look);
  });
  it.each([null, "", "null", "{}", "[]", '{"sizePx":9000,"placement":"left"}', '{"sizePx":50,"placement":"top"}'])(
    "starts with the default where %s was kept",
    (kept) =>
      expect(readLauncherStyle(() => kept)).toMatchObject({ primary: "#1d5fd1", sizePx: 50, placement: "right" }),
  );
});

describe("fontStack", () => {
  it("never takes a name from the theme", () => {
    expect(fontStack("Comic Sans; }", "serif")).toBe(fontStack("InterRegular", "serif"));
    expect(fontStack("inherit", "Georgia")).toBe("Georgia");
  });
});
