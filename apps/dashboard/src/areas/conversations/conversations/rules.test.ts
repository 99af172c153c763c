import { expect, it } from "vitest";
import { mentionPieces, namedIn, namesThatBegin, typedName } from "./rules.ts";

const people = [
  { id: "1", name: "Asha Juma" },
  { id: "2", name: "Juma" },
];

it("reads a name from the last @ before the cursor, not from an address", () => {
  expect(["Muulize @", "Muulize @As", "@Asha Ju"].map(typedName)).toEqual(["", "As", "Asha Ju"]);
  expect(["asha@duka", "@Asha\nleo", "Muulize"].map(typedName)).toEqual([undefined, undefined, undefined]);
});

it("offers whoever has a name that begins so", () => {
  expect(namesThatBegin(people, "ju").map(({ id }) => id)).toEqual(["1", "2"]);
  expect(namesThatBegin(people, "Asha J").map(({ id }) => id)).toEqual(["1"]);
  expect(namesThatBegin(people, "Juma leo")).toEqual([]);
});

it("names whose whole name stands there, not who is called as it begins", () => {
  const asha = { id: "3", name: "Asha" };
  const all = [asha, ...people, { id: "4", name: "" }];
  expect(namedIn("Muulize @Asha Juma", all).map(({ id }) => id)).toEqual(["1"]);
  expect(namedIn("@Asha, @Asha Juma na @", all).map(({ id }) => id)).toEqual(["3", "1"]);
});

it("cuts a text at the names it mentions, the longer one first", () => {
  expect(mentionPieces("@Asha Juma na @Asha, leo", ["Asha", "Asha Juma"])).toEqual([
    { text: "@Asha Juma", isName: true },
    { text: " na ", isName: false },
    { text: "@Asha", isName: true },
    { text: ", leo", isName: false },
  ]);
});
