import { expect, it } from "vitest";
import { type Details, readDetails } from "./details.ts";

const before: Details = {
  name: "Duka la Asha",
  category: "home",
  about: "",
  whatsapp_number: "+255712345678",
  logo: { id: "", url: "/media/a/640.webp" },
};
const read = (now: Partial<Details>) => readDetails({ ...before, ...now }, before, false);

it("names the logo only when it is another one, and null when it goes", () => {
  expect(read({ about: " Karibu " }).data).toEqual({
    name: "Duka la Asha",
    category: "home",
    about: "Karibu",
    whatsapp_number: "+255712345678",
  });
  expect(read({ logo: { id: "x", url: "/media/b/640.webp" } }).data).toMatchObject({ logo_id: "x" });
  expect(read({ logo: undefined }).data).toMatchObject({ logo_id: null });
});

it("says what is wrong", () => {
  expect(read({ name: " ", whatsapp_number: "07" })).toEqual({
    problems: { name: "nameMissing", whatsapp_number: "whatsappWrong" },
  });
});
