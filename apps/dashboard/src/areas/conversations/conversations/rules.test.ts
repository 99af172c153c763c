import { expect, it } from "vitest";
import { mentionPieces, namesThatBegin, typedName } from "./rules.ts";

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

it("cuts a text at the names it mentions, the longer one first", () => {
  expect(mentionPieces("@Asha Juma na @Asha, leo", ["Asha", "Asha Juma"])).toEqual([
    { text: "@Asha Juma", isName: true },
    { text: " na ", isName: false },
    { text: "@Asha", isName: true },
    { text: ", leo", isName: false },
  ]);
});
