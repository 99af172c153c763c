import fc from "fast-check";
import { expect, it } from "vitest";
import { propertyRuns } from "../test/property-runs.ts";
import { randomAction, randomPart } from "../test/random-actions.ts";
import { idsOf, textsOf } from "../test/texts-of.ts";
import { cleanText, isBlank } from "./adapt/text/clean-text.ts";
import { adapt, type Sayable } from "./adapt.ts";
import { problemsOf } from "./problems-of.ts";
import { toWire } from "./whatsapp/to-wire.ts";

const said: fc.Arbitrary<Sayable[]> = fc.array(
  fc.oneof({ weight: 4, arbitrary: randomAction }, { weight: 1, arbitrary: randomPart }),
  { minLength: 1, maxLength: 5 },
);
const language = fc.constantFrom("en" as const, "sw" as const);
/** `pnpm bench:adapt` asks for a hundred thousand actions; each run has three on average. */
const runs = process.env.ADAPTED_ACTIONS ? Math.ceil(Number(process.env.ADAPTED_ACTIONS) / 3) : propertyRuns(1500);

it("sends nothing that WhatsApp refuses, loses no word and no choice, and changes nothing a second time", () => {
  fc.assert(
    fc.property(said, language, (actions, words) => {
      const { parts, notes } = adapt(actions, "whatsapp", words);
      expect(parts.flatMap(problemsOf)).toEqual([]);

      const gone = notes.filter(({ rule }) => !["apart", "moved", "split"].includes(rule));
      const told = [...parts.flatMap(textsOf), ...gone.flatMap(({ from, to }) => [from, to])].join("\n");
      const asked = new Set(actions.flatMap(textsOf).map(cleanText).join(" ").split(/\s+/));
      expect([...asked].filter((word) => !isBlank(word) && !told.includes(word))).toEqual([]);

      const kept = new Set(parts.flatMap(idsOf));
      expect(actions.flatMap(idsOf).filter((id) => !kept.has(id))).toEqual([]);

      const again = adapt(parts, "whatsapp", words);
      expect(again).toEqual({ parts, notes: [] });

      for (const part of parts) {
        const wire = JSON.stringify(toWire(part, { to: { phone: "+255712345678" }, outboxId: "outbox" }));
        expect(wire).not.toMatch(/undefined|null|"body":\{"text":""\}/);
      }
    }),
    { numRuns: runs },
  );
}, 900_000);

it("shows on the web what only WhatsApp has in words", () => {
  fc.assert(
    fc.property(said, (actions) => {
      const { parts } = adapt(actions, "web");
      for (const { kind } of parts)
        expect(["contacts", "reaction", "template", "product", "products", "catalogue", "link"]).not.toContain(kind);
    }),
    { numRuns: propertyRuns(2000) },
  );
}, 60_000);
