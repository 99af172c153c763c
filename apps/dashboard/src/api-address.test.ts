import { expect, it } from "vitest";
import { apiAddress } from "./api-address.ts";

const origin = "http://127.0.0.1:4000";

it.each([
  ["/api/orders", "?status=paid", "http://127.0.0.1:4000/orders?status=paid"],
  ["/api/v1/order", "?token=a%2Fb", "http://127.0.0.1:4000/api/v1/order?token=a%2Fb"],
  ["/api/products/a%20b", "", "http://127.0.0.1:4000/products/a%20b"],
])("forwards %s", (pathname, search, address) => {
  expect(apiAddress(pathname, search, origin)?.href).toBe(address);
});

it("leaves other paths alone", () => {
  expect(apiAddress("/apiary", "", origin)).toBeUndefined();
  expect(apiAddress("/dashboard", "", origin)).toBeUndefined();
});

it("never leaves the API's host", () => {
  expect(apiAddress("/api//evil.test/x", "", origin)?.host).toBe("127.0.0.1:4000");
  expect(apiAddress("/api/\\evil.test", "", origin)?.host).toBe("127.0.0.1:4000");
});
