import { chatMessageMax } from "@mauzo/contract/chat";
import { expect, it } from "vitest";
import { cutToMax, messageMax } from "./message-max.ts";

it("holds messages to the contract's limit", () => expect(messageMax).toBe(chatMessageMax));

it("cuts no character in half", () => {
  expect(cutToMax(`${"x".repeat(1022)}😀`)).toBe(`${"x".repeat(1022)}😀`);
  expect(cutToMax(`${"x".repeat(1023)}😀`)).toBe("x".repeat(1023));
});
