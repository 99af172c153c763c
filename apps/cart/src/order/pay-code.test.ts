import { expect, it } from "vitest";
import { payCode } from "./pay-code.ts";

it("draws the code of a number", async () => {
  const answer = payCode("0688123456");
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(await answer.text()).toContain("<title>0688123456</title>");
});

it.each(["", "12", "https://evil.example", "<script>", "9".repeat(25), "１２３４"])("draws none of %j", (text) => {
  expect(payCode(text).status).toBe(404);
});
