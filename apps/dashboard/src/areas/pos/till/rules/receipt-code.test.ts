import { expect, it } from "vitest";
import { receiptCodeOf } from "./receipt-code.ts";

it("takes a number as it is typed, and the key out of what a scanner reads", () => {
  expect(receiptCodeOf(" 7k4q9-dxm2t ")).toBe("7k4q9-dxm2t");
  expect(receiptCodeOf("https://mauzo.example/cart?token=abc-_123")).toBe("abc-_123");
  expect(receiptCodeOf("https://elsewhere.example/")).toBe("https://elsewhere.example/");
  expect(receiptCodeOf("x".repeat(500))).toHaveLength(120);
});
