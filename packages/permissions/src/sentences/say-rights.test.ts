import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { actions, type Grant, type Grants, resources } from "../permissions.ts";
import { sayRights } from "./say-rights.ts";

const languages = ["en", "sw"] as const;
/** Rights as a number with a bit for each, so that the same rights are the same number. */
const every = resources.flatMap((resource) => actions.map((action) => ({ resource, action })));
const grantsOf = (bits: number): Grant[] => every.filter((_, place) => (bits >>> place) % 2 === 1);
const rights = fc.record({ bits: fc.nat({ max: 2 ** 32 - 1 }), seesPhones: fc.boolean() });
const say = (language: (typeof languages)[number], grants: Grants, seesPhones = true) =>
  sayRights(language, { grants, seesPhones });

describe("sayRights", () => {
  it("says what somebody may do as a sentence", () => {
    const grants: Grants = [
      { resource: "orders", action: ["read", "create"] },
      { resource: "product", action: "read" },
      { resource: "customers", action: ["create"] },
    ];
    expect(sayRights("en", { name: "Asha", grants, seesPhones: false })).toBe(
      "Asha can see products; take orders; add customers (without seeing them), but cannot see money, chats, staff, the chat bot, or WhatsApp. Customers' phone numbers are hidden.",
    );
    expect(sayRights("sw", { name: "Asha", grants, seesPhones: true })).toBe(
      "Asha anaweza kuona bidhaa; kupokea oda; kuongeza wateja (bila kuona), lakini haoni fedha, chati, wafanyakazi, boti ya chati au WhatsApp",
    );
    expect(say("en", { is_admin: true }, true)).toBe("Can do everything, like the owner");
    expect(say("sw", [])).toBe("Bado hawezi kufanya chochote");
  });

  it.each(languages)("has a sentence for all rights, and none that other rights have (%s)", (language) => {
    fc.assert(
      fc.property(rights, rights, (one, other) => {
        const said = [one, other].map(({ bits, seesPhones }) => say(language, grantsOf(bits), seesPhones));
        const same = one.bits === other.bits && one.seesPhones === other.seesPhones;
        expect(said[0]).not.toMatch(/undefined|^\s|\s$|\s\s/);
        expect(said[0] === said[1]).toBe(same);
      }),
      { numRuns: 2000 },
    );
  });

  it.each(languages)("says another thing when a single right is more or less (%s)", (language) => {
    fc.assert(
      fc.property(rights, fc.nat({ max: every.length - 1 }), ({ bits, seesPhones }, place) => {
        const other = (bits ^ (1 << place)) >>> 0;
        expect(say(language, grantsOf(bits), seesPhones)).not.toBe(say(language, grantsOf(other), seesPhones));
        expect(say(language, grantsOf(bits), true)).not.toBe(say(language, grantsOf(bits), false));
        expect(say(language, grantsOf(bits), seesPhones)).not.toBe(say(language, { is_admin: true }));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(languages)("has words of its own for each of a thing's rights (%s)", (language) => {
    for (const resource of resources) {
      const said = Array.from({ length: 2 ** actions.length }, (_, bits) =>
        say(language, [{ resource, action: actions.filter((_, place) => (bits >>> place) % 2 === 1) }]),
      );
      expect(new Set(said).size).toBe(said.length);
    }
  });
});
