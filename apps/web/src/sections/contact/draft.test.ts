import { NewContactMessage } from "@mauzo/contract/storefront/contact-messages";
import { describe, expect, it } from "vitest";
import { checkDraft, contactFields, most, readDraft } from "./draft.ts";

const good = { full_name: "Asha Juma", email: "asha@duka.co.tz", phone: "0712 345 678", message: "Habari" };

describe("what is typed into the contact form", () => {
  it.each([
    ["nothing", { full_name: "", email: "", phone: "", message: "" }, contactFields],
    ["spaces only", { ...good, full_name: " \r\n " }, ["full_name"]],
    ["an address without a host", { ...good, email: "asha@duka" }, ["email"]],
    ["two addresses", { ...good, email: "a@b.tz, c@d.tz" }, ["email"]],
    ["words for a number", { ...good, phone: "sina simu" }, ["phone"]],
    ["a number of three digits", { ...good, phone: "112" }, ["phone"]],
    ["a message too long", { ...good, message: "a".repeat(most.message + 1) }, ["message"]],
  ])("is refused where it is wrong: %s", (_, draft, wrong) => {
    expect(Object.keys(checkDraft(draft)).sort()).toEqual([...wrong].sort());
  });

  it("is let through where it is right", () => {
    expect(checkDraft(good)).toEqual({});
    expect(checkDraft({ ...good, phone: "+255 712-345-678" })).toEqual({});
  });

  it.each(contactFields)("has the length of the contract: %s", (field) => {
    const fits = (length: number) =>
      NewContactMessage.safeParse({
        ...good,
        [field]: field === "email" ? `${"a".repeat(length - 8)}@duka.tz` : "7".repeat(length),
      });
    expect(fits(most[field] + 1).success).toBe(false);
    if (field !== "email") expect(fits(most[field]).success).toBe(true);
  });

  it("counts as empty where it is no text", () => {
    const data = new FormData();
    data.set("full_name", new Blob(["Asha"]));
    expect(readDraft(data)).toEqual({ full_name: "", email: "", phone: "", message: "" });
  });
});
