import { expect, it } from "vitest";
import { parseShopDetails, type ShopDetails } from "./shop-details-form.ts";

const picture = "019a0000-0000-7000-8000-000000000001";

const before: ShopDetails = {
  name: "Duka la Asha",
  category: "home",
  about: "",
  language: null,
  whatsapp_number: "+255712345678",
  place: "Tanga",
  opening_hours: "",
  published: true,
  hold_minutes: 0,
  logo: { id: "", url: "/media/a/640.webp" },
  cover: { id: "", url: "" },
};
const read = (now: Partial<ShopDetails>) => parseShopDetails({ ...before, ...now }, before, false);

it("names the logo only when it is another one, and null when it goes", () => {
  expect(read({ about: " Karibu ", language: "sw" }).data).toEqual({ about: "Karibu", language: "sw" });
  expect(read({ logo: { id: picture, url: "/media/b/640.webp" } }).data).toMatchObject({ logo_id: picture });
  expect(read({ logo: { id: "", url: "" } }).data).toMatchObject({ logo_id: null });
});

it("names only what is another, so that what somebody else changed beside it stays", () => {
  expect(
    read({
      name: "Duka la Neema",
      place: " Arusha ",
      opening_hours: " Kila siku ",
      published: false,
      hold_minutes: 15,
      cover: { id: picture, url: "/media/c/640.webp" },
    }).data,
  ).toEqual({
    name: "Duka la Neema",
    place: "Arusha",
    opening_hours: "Kila siku",
    published: false,
    hold_minutes: 15,
    cover_id: picture,
  });
  expect(read({ place: "x".repeat(81) })).toEqual({ problems: { place: "placeLong" } });
});

it("says what is wrong", () => {
  expect(read({ name: " ", whatsapp_number: "07" })).toEqual({
    problems: { name: "nameMissing", whatsapp_number: "whatsappWrong" },
  });
});

it("does not judge what was saved long ago and is not touched", () => {
  const old = { ...before, name: "duka.example", whatsapp_number: "" };
  expect(parseShopDetails({ ...old, hold_minutes: 30 }, old, true)).toEqual({
    data: { hold_minutes: 30 },
    problems: {},
  });
});
