import { expect, it } from "vitest";
import { errorText } from "./error-text.ts";

it.each([
  [{ detail: "The chat is closed" }, "The chat is closed"],
  [{ detail: [{ type: "too_long", loc: ["message"], msg: "Too long" }] }, "Too long"],
  [{ message: "Slow down" }, "Slow down"],
  [{ detail: [], message: "Slow down" }, "Slow down"],
  [{ detail: "" }, undefined],
  [{ detail: [{}] }, undefined],
  ["<h1>Bad gateway</h1>", undefined],
  [undefined, undefined],
])("finds in %j the text %j", (body, text) => expect(errorText(body)).toBe(text));
