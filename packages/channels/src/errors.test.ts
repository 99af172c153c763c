import { expect, it } from "vitest";
import { errorOf, knownErrorCodes } from "./errors.ts";

it.each([
  [130429, "retry"],
  [131056, "retry"],
  [131000, "retry"],
  [190, "pause"],
  [0, "pause"],
  [210, "pause"],
  [131031, "pause"],
  [131042, "pause"],
  [133010, "pause"],
  [131048, "pause"],
  [131047, "window_closed"],
  [131026, "contact"],
  [131049, "contact"],
  [131050, "contact"],
  [130472, "contact"],
  [100, "fail"],
  [132001, "fail"],
  [131053, "fail"],
  [999999, "fail"],
  [null, "fail"],
])("%s: %s", (code, action) => {
  expect(errorOf(code)).toMatchObject({ code, action });
});

it("waits for one conversation where only that one is too fast", () => {
  expect(errorOf(131056).backOff).toBe("pair");
  expect(errorOf(130429).backOff).toBe("number");
});

it("says what to do in both languages", () => {
  for (const code of knownErrorCodes) {
    const { words, action, backOff } = errorOf(code);
    for (const text of Object.values(words)) expect(text, String(code)).toMatch(/^[A-Z].{20,160}\.$/);
    expect(words.en).not.toBe(words.sw);
    expect(backOff !== undefined, String(code)).toBe(action === "retry");
  }
});

it("knows every code of the wire facts", () => {
  const codes = [
    0, 190, 3, 10, 4, 80007, 100, 33, 130429, 131056, 131048, 131049, 131050, 130472, 131000, 131016, 131057, 131005,
    131031, 368, 130497, 131008, 131009, 131021, 131030, 131026, 131047, 131042, 131045, 131051, 131052, 131053, 131062,
    132000, 132001, 132005, 132007, 132008, 132012, 132015, 132016, 132068, 132069, 133005, 133006, 133009, 133010,
    133015, 133016, 2388040, 2388047, 2388073, 2388293, 2388299, 2388019,
  ];
  expect(codes.filter((code) => !knownErrorCodes.includes(code))).toEqual([]);
});
