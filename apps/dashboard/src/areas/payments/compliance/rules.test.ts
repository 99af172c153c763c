import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { expect, it } from "vitest";
import { isSame } from "../../../components/form/editing/merge/merge-forms.ts";
import { toSaid } from "./rules.ts";

const saved: ComplianceCase = {
  ...{ business_type: "individual", owner_name: "Neema", birth_date: null, id_type: null, id_expires_on: null },
  ...{ business_name: "", state: "draft", id_number_end: "", tin_end: "", version: 3 },
  ...{ files: [], notes: [], missing: ["id_front"], history: [] },
};
const at = "2026-11-30T12:00:00.000Z";

it("a file that is added is no news to who types, and a name that is saved is", () => {
  const added: ComplianceCase = { ...saved, files: [{ field: "id_front", kind: "picture", at }], missing: [] };
  expect(isSame(toSaid(added), toSaid(saved))).toBe(true);
  expect(isSame(toSaid({ ...saved, owner_name: "Juma", version: 4 }), toSaid(saved))).toBe(false);
});
