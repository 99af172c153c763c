import { expect, it } from "vitest";
import { hasHiddenLink, nextStatuses, statusChangesTo, whatsappLink, withLink } from "./rules.ts";

it("opens a chat with digits only", () => {
  expect(whatsappLink("+255 712 345 678")).toBe("https://wa.me/255712345678");
});

it("takes a text along into a chat, also into one that is yet to be chosen", () => {
  const text = "Oda yako: https://mauzo.example/cart?token=a&b";
  const query = "?text=Oda%20yako%3A%20https%3A%2F%2Fmauzo.example%2Fcart%3Ftoken%3Da%26b";
  expect(whatsappLink("+255 712 345 678", text)).toBe(`https://wa.me/255712345678${query}`);
  expect(whatsappLink(null, text)).toBe(`https://wa.me/${query}`);
});

it("puts a new link where the history shows none", () => {
  const text = "Iko tayari: https://mauzo.example/cart?token=… Karibu";
  expect(hasHiddenLink(text)).toBe(true);
  expect(withLink(text, "https://m.example/cart?token=a$&b")).toBe(
    "Iko tayari: https://m.example/cart?token=a$&b Karibu",
  );
  expect(hasHiddenLink("Iko tayari")).toBe(false);
});

it("offers every move of the table that the person may make, the usual ones first", () => {
  expect(nextStatuses("new", true)).toEqual({
    usual: ["preparing"],
    others: ["ready", "picked up", "delivered", "cancelled"],
  });
  expect(nextStatuses("new", false).others).not.toContain("cancelled");
  expect(nextStatuses("delivered", true).others).not.toContain("cancelled");
  expect(nextStatuses("cancelled", false)).toEqual({ usual: [], others: [] });
  expect(nextStatuses("cancelled", true).others).toEqual(["new", "preparing", "ready"]);
});

it("moves of many those that may go there", () => {
  const orders = [
    { id: "a", fulfilment: "new" as const },
    { id: "b", fulfilment: "delivered" as const },
    { id: "c", fulfilment: "cancelled" as const },
  ];
  expect(statusChangesTo(orders, "cancelled", true)).toEqual([{ id: "a", from: "new", to: "cancelled" }]);
  expect(statusChangesTo(orders, "new", false).map(({ id }) => id)).toEqual(["b"]);
});
