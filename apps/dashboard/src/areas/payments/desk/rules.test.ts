import type { OperatorCase } from "@mauzo/contract/payments/compliance";
import { expect, it } from "vitest";
import { fieldsOf, notesOf, usualWords } from "./rules.ts";

const found: OperatorCase = {
  ...{ business_type: "individual", owner_name: "Neema", birth_date: "1990-04-12", id_type: "National ID" },
  ...{ id_expires_on: null, business_name: "", id_number: "19900412141210000123", tin: "", state: "submitted" },
  ...{ shop_name: "Duka", files: [{ field: "id_front", kind: "picture", at: "2026-11-01T10:00:00Z" }], version: 1 },
};

it("asks about what a case needs, and what was given besides", () => {
  const owner = ["business_type", "owner_name", "birth_date", "id_type", "id_number", "id_front", "id_back", "selfie"];
  expect(fieldsOf(found)).toEqual(owner);
  expect(fieldsOf({ ...found, tin: "123456789" })).toEqual([...owner, "tin"]);
  expect(fieldsOf({ ...found, id_type: "Passport", files: [] })).not.toContain("id_back");
});

it("is decided once every field is, with words in both languages for what has to be mended", () => {
  const fields = ["owner_name", "id_front"] as const;
  expect(notesOf(fields, { owner_name: { is: "fine" } })).toBeUndefined();
  expect(notesOf(fields, { owner_name: { is: "fine" }, id_front: { is: "fine" } })).toEqual([]);
  const words = usualWords("id_front");
  const mended = { owner_name: { is: "fine" as const }, id_front: { is: "mend" as const, ...words } };
  expect(notesOf(fields, mended)).toEqual([{ field: "id_front", ...words }]);
  expect(notesOf(fields, { ...mended, id_front: { is: "mend", ...words, sw: " " } })).toBeUndefined();
});
