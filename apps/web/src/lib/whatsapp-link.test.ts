import { expect, it } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

it("holds digits only, and the text as one value", () => {
  expect(whatsappLink("+255 712 345 678")).toBe("https://wa.me/255712345678");
  expect(whatsappLink("+255712345678", "Kanga & Kitenge? #1")).toBe(
    "https://wa.me/255712345678?text=Kanga%20%26%20Kitenge%3F%20%231",
  );
});
