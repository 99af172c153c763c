import { readySegments, SegmentDocument, segmentCriteria } from "@mauzo/contract/customers/segment-criteria";
import { expect, it } from "vitest";
import { asksSets, emptyRule, formOf, problemsOf, productsIn, readyNames, toDocument, toForm } from "./segment-form.ts";

const product = "0195f3a0-0000-7000-8000-000000000001";

it("gives back each question it was filled with", () => {
  const documents = [
    ...Object.values(readySegments),
    {
      match: "any" as const,
      rules: [
        { criterion: "total_amount" as const, operator: "gt" as const, value: 5_000_00, not: true },
        { criterion: "tag" as const, operator: "eq" as const, value: "vip" },
        {
          match: "all" as const,
          rules: [
            { criterion: "bought" as const, operator: "eq" as const, value: product, within_days: 30 },
            { criterion: "bought" as const, operator: "eq" as const, value: product },
            { criterion: "bought_category" as const, operator: "eq" as const, value: "home" as const, within_days: 7 },
            { criterion: "bought_set" as const, operator: "eq" as const, value: product },
            { criterion: "location" as const, operator: "eq" as const, value: "Kinondoni" },
          ],
        },
      ],
    },
  ].map((document) => SegmentDocument.parse(document));
  for (const document of documents) expect(toDocument(formOf("Kundi", document))).toEqual(document);
  expect(documents.flatMap((document) => productsIn(formOf("", document)))).toEqual([product, product]);
  expect(documents.map((document) => asksSets(formOf("", document)))).toEqual([false, false, false, false, true]);
});

it("offers all ready-made questions", () => {
  expect([...readyNames].sort()).toEqual(Object.keys(readySegments).sort());
  for (const kind of readyNames) expect(problemsOf(toForm(undefined, { name: "Kundi", kind }))).toEqual([]);
});

it("asks nothing while a condition is not filled in, and says where", () => {
  const form = toForm(undefined);
  expect(toDocument(form)).toBeUndefined();
  expect(problemsOf(form)).toEqual([
    { path: "name", kind: "nameMissing" },
    { path: "rules.0.value", kind: "valueMissing" },
  ]);
  const empty = { ...form, name: "Kundi", rules: [], groups: [{ key: "g", match: "any" as const, rules: [] }] };
  expect(problemsOf(empty)).toEqual([
    { path: "groups.0.rules.root", kind: "emptyGroup" },
    { path: "rules.root", kind: "noRules" },
  ]);
  const many = Array.from({ length: 21 }, (_, at) => ({ ...emptyRule(`r${at}`), value: "1" }));
  expect(problemsOf({ ...form, name: "Kundi", rules: many })).toEqual([{ path: "rules.root", kind: "tooMany" }]);
});

it("begins each criterion with an operator that it has", () => {
  for (const [criterion, { operators }] of Object.entries(segmentCriteria)) {
    const known = Object.keys(segmentCriteria).find((each): each is keyof typeof segmentCriteria => each === criterion);
    if (known) expect(operators).toContain(emptyRule("r", known).operator);
  }
});
