import type { ErrorCode } from "@mauzo/contract/errors";
import { expect, it } from "vitest";
import { parseNewShop, serverProblems } from "./parse-new-shop.ts";

function form(entries: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it("reads a shop", () => {
  const typed = form({ name: " Duka la Asha ", category: "home", whatsapp_number: "0712 345 678" });
  expect(parseNewShop(typed).data).toEqual({
    name: "Duka la Asha",
    category: "home",
    whatsapp_number: "0712 345 678",
    about: "",
    language: null,
  });
});

it.each([
  [{ name: "", category: "", whatsapp_number: "" }, ["nameMissing", "categoryMissing", "whatsappMissing"]],
  [
    { name: "x".repeat(81), category: "shoes", whatsapp_number: "07" },
    ["nameLong", "categoryMissing", "whatsappWrong"],
  ],
])("says what is wrong with %j", (typed, [name, category, whatsapp_number]) => {
  expect(parseNewShop(form(typed)).problems).toEqual({ name, category, whatsapp_number });
});

it("says a number that cannot be one together with the rest", () => {
  const typed = form({ name: "x".repeat(81), category: "home", whatsapp_number: "0712 345 67" });
  expect(parseNewShop(typed, true)).toEqual({ problems: { name: "nameLong", whatsapp_number: "whatsappWrong" } });
});

it("refuses a number too short for any country without asking the server", () => {
  const typed = form({ name: "Duka", category: "home", whatsapp_number: "0712" });
  expect(parseNewShop(typed)).toEqual({ problems: { whatsapp_number: "whatsappWrong" } });
});

it("takes no web address for a name", () => {
  const typed = form({ name: "www.duka.example", category: "home", whatsapp_number: "0712 345 678" });
  expect(parseNewShop(typed).problems).toEqual({ name: "nameAddress" });
});

it("says in the form's words what the server says", () => {
  const said = (path: string, type: string, code?: ErrorCode) =>
    serverProblems([{ path: [path], type, code, text: "No" }]);
  expect(said("whatsapp_number", "value_error", "phone_invalid")).toEqual({ whatsapp_number: "whatsappWrong" });
  expect(said("logo_id", "value_error", "picture_gone")).toEqual({ logo: "logoGone" });
  expect(said("cover_id", "value_error", "picture_gone")).toEqual({ cover: "logoGone" });
  expect(said("place", "too_big")).toEqual({ place: "placeLong" });
  expect(said("name", "too_big")).toEqual({ name: "nameLong" });
  expect(said("name", "value_error")).toEqual({});
});
