import { expect, it } from "vitest";
import { shopQuery, userQuery } from "./account-queries.ts";

it("asks who is signed in once, not on focus and not on mount", () => {
  expect(userQuery).toMatchObject({ refetchOnWindowFocus: false, refetchOnMount: false });
});

it("asks for the shop under the key 'shop', once, not on focus", () => {
  expect(shopQuery).toMatchObject({ queryKey: ["shop"], retry: false, refetchOnWindowFocus: false });
});
