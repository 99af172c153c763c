import type { WhatsappNumber } from "@mauzo/contract/conversations/channels";
import { expect, it } from "vitest";
import { formOf, inputOf, missingIn, qualityOf, tierOf } from "./rules.ts";

const number: WhatsappNumber = {
  ...{ business_account_id: "11111", phone_number_id: "22222", token_ends: "abcd", app_secret_ends: "" },
  ...{
    state: "ok",
    refused_code: null,
    checked_at: null,
    phone: "",
    name: "",
    quality: null,
    tier: null,
    paused: null,
  },
  ...{ last_event_at: null, queued: 0, webhook: { address: "", verify_token: "" } },
};
const saved = { whatsapp: number, version: 3, sandbox_url: null };

it("has words for whatever WhatsApp says", () => {
  expect([qualityOf("YELLOW"), qualityOf("NEW"), qualityOf(null)]).toEqual(["yellow", "unknown", "unknown"]);
  expect([tierOf("TIER_2K"), tierOf("TIER_3K")]).toEqual(["TIER_2K", "unknown"]);
});

it("asks for all the first time, and keeps the secrets that are left empty", () => {
  expect(missingIn(formOf({ ...saved, whatsapp: null }), true)).toHaveLength(4);
  const form = formOf(saved);
  expect(missingIn(form, false)).toEqual([]);
  expect(inputOf(form, 3)).toEqual({ version: 3, phone_number_id: "22222", business_account_id: "11111" });
  expect(inputOf({ ...form, token: "new-token" }, 3)).toMatchObject({ token: "new-token" });
});
