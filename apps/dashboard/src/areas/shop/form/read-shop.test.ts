import { expect, it } from "vitest";
import { readShop } from "./read-shop.ts";

function form(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it("reads a shop", () => {
  const typed = form({ name: " Duka la Asha ", category: "home", whatsapp_number: "0712 345 678" });
  expect(readShop(typed).data).toEqual({
    name: "Duka la Asha",
    category: "home",
    whatsapp_number: "0712 345 678",
    about: "",
  });
});

it.each([
  [{ name: "", category: "", whatsapp_number: "" }, ["nameMissing", "categoryMissing", "whatsappMissing"]],
  [
    { name: "x".repeat(81), category: "shoes", whatsapp_number: "07" },
    ["nameLong", "categoryMissing", "whatsappWrong"],
  ],
])("says what is wrong with %j", (typed, [name, category, whatsapp_number]) => {
  expect(readShop(form(typed)).problems).toEqual({ name, category, whatsapp_number });
});
