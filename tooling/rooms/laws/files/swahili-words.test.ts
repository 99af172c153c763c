import { expect, it } from "vitest";
import { problemsOf } from "../../test/problems-of.ts";
import { swahiliWords } from "./swahili-words.ts";

const docs = {
  "docs/glossary.md":
    "| thing | word | not |\n|---|---|---|\n| stock | *stoku* | *stoo*, *akiba ya bidhaa* |\n| chat | *chati* | *chat* |\n",
};
const texts = "apps/dashboard/src/i18n/messages/sw/stock.ts";

it("knows each word that another stands for, in texts of any case", () => {
  const written = 'export const stock = {\n  title: "Stoo yako",\n  chat: "Akiba ya bidhaa kwenye chat",\n};\n';
  expect(problemsOf(swahiliWords, { ...docs, [texts]: written })).toEqual([`${texts}:2`, `${texts}:3`, `${texts}:3`]);
});

it("leaves keys, parts of words and other languages alone", () => {
  const written = 'export const stock = { chat: "Chati", stoo: "chatini", stock: "Stoku" };\n';
  const english = "apps/dashboard/src/i18n/messages/en/stock.ts";
  expect(problemsOf(swahiliWords, { ...docs, [texts]: written, [english]: 'const a = "chat";\n' })).toEqual([]);
});
