import { expect, it } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

it("opens a chat with digits only", () => {
  expect(whatsappLink("+255 712 345 678")).toBe("https://wa.me/255712345678");
});

it("takes a text along into a chat, also into one that is yet to be chosen", () => {
  const text = "Oda yako: https://mauzo.example/cart?token=a&b";
  const query = "?text=Oda%20yako%3A%20https%3A%2F%2Fmauzo.example%2Fcart%3Ftoken%3Da%26b";
  expect(whatsappLink("+255 712 345 678", text)).toBe(`https://wa.me/255712345678${query}`);
  expect(whatsappLink(null, text)).toBe(`https://wa.me/${query}`);
});

it("leads to nobody else where most digits of the number are hidden", () => {
  expect(["0712 ••• 678", "+447 ••• 89"].map((phone) => whatsappLink(phone))).toEqual([
    "https://wa.me/",
    "https://wa.me/",
  ]);
});
