import { expect, it } from "vitest";
import { chatLink } from "./draft.ts";
import { lengthProblem, readableMatrix } from "./readable-matrix.ts";
import { templates } from "./templates.ts";

it.each([templates.safi, templates.sokoni])("refuses more text than reads, and says how much more", (design) => {
  const text = "Habari & karibu 😀 ".repeat(60);
  const address = chatLink("+255712345678", { message: text }, "");
  const [problem] = lengthProblem(address, text, design);
  if (problem?.kind !== "tooLong") throw new Error("nothing was said");
  const shorter = [...text].slice(0, -problem.characters).join("");
  expect(readableMatrix(chatLink("+255712345678", { message: shorter }, ""), design)).toBeDefined();
  expect(lengthProblem(chatLink("+255712345678", { message: "Habari" }, ""), "Habari", design)).toEqual([]);
});
