import { expect, it } from "vitest";
import { brokenToken, cartPath, tokenOf } from "./cart-token.ts";

const read = (query: string) => tokenOf(new URLSearchParams(query));

it("reads the one token of a link", () => expect(read("token=aB3_-x&placed=1")).toBe("aB3_-x"));
it.each(["", "token=", "other=1"])("finds none in '%s'", (query) => expect(read(query)).toBe(""));
it.each(["token=a&token=b", "token=&token=", "token=%3Cscript%3E", "token=a%00", `token=${"a".repeat(10_000)}`])(
  "takes %s for a broken link",
  (query) => expect(read(query)).toBe(brokenToken),
);
it("writes a link", () => expect(cartPath("a-b", { placed: "1" })).toBe("/cart?token=a-b&placed=1"));
