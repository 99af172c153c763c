import { expect, it } from "vitest";
import { adapt } from "./adapt.ts";
import { quoteLine } from "./quote-line.ts";

it("quotes in one line, before the answer", () => {
  expect(quoteLine("Bei\ngani?")).toBe("> Bei gani?");
  expect(quoteLine("neno ".repeat(40)).length).toBeLessThanOrEqual(82);
  expect(quoteLine("\u0000")).toBe("> …");
  expect(adapt([{ send_message: quoteLine("Bei gani?") }, { send_message: "2,500" }], "whatsapp").parts).toEqual([
    { kind: "text", text: "> Bei gani?\n\n2,500" },
  ]);
});
