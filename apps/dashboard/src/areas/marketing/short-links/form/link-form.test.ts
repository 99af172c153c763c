import { expect, it } from "vitest";
import { problemsOf, targetKinds, toForm, toInput } from "./link-form.ts";

const link = {
  ...{ id: "0190b0c0-0000-7000-8000-000000000001", name: "Mlango", place: "Kaunta", clicks: 7, version: 3 },
  url: "https://duka.example/l/aB3dE5gH",
  target: { kind: "set" as const, id: "0190b0c0-0000-7000-8000-000000000002" },
  ...{ created_at: "2026-11-01T08:00:00.000Z", updated_at: "2026-11-02T08:00:00.000Z" },
};

it("is sent as it was read, and a new one leads to the shop's page", () => {
  const { name, place, target } = link;
  expect(toInput(toForm(link))).toEqual({ name, place, target });
  expect(toInput({ ...toForm(undefined), name: "Bango" })).toEqual({
    ...{ name: "Bango", place: "", target: { kind: "shop" } },
  });
});

it("needs a name, and what it leads to", () => {
  const wrong = targetKinds.map((kind) => problemsOf({ name: " ", place: "", kind, targetId: "" }));
  expect(wrong.map((problems) => problems.map(({ path, key }) => `${path}: ${key}`))).toEqual([
    ["name: name"],
    ["name: name", "targetId: product"],
    ["name: name", "targetId: set"],
  ]);
  expect(problemsOf(toForm(link))).toEqual([]);
});
