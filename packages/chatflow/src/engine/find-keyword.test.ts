import { expect, it } from "vitest";
import { defaultFlow } from "../default-flow.ts";
import { guessLanguage } from "../text/guess-language.ts";
import { findKeyword } from "./find-keyword.ts";

it.each([
  ["Hello", "greeting", "en"],
  ["HELLOOOO!!", "greeting", "en"],
  ["hey there 👋", "greeting", "en"],
  ["Good morning, do you have rice?", "greeting", "en"],
  ["Habari", "greeting", "sw"],
  ["habari za leo?", "greeting", "sw"],
  ["Mambo vipi", "greeting", "sw"],
  ["Jambo", "greeting", "sw"],
  ["Hujambo", "greeting", "sw"],
  ["niaje", "greeting", "sw"],
  ["Salamu", "greeting", "sw"],
  ["Shikamoo mama", "shikamoo", "sw"],
  ["English", null, "en"],
  ["Kiswahili tafadhali", null, "sw"],
  ["My cart please", "cart", null],
  ["Kikapu changu", "cart", null],
  ["Where is my order?", "order-status", null],
  ["Ongea na mtu", "person", null],
])("knows %j", (text, to, language) => {
  expect(findKeyword(defaultFlow, text)).toMatchObject({ to, language });
});

it.each(["hibiscus", "cart wheel", "english tea", "oda kubwa", "", "?!"])("leaves %j alone", (text) => {
  expect(findKeyword(defaultFlow, text)).toBeUndefined();
});

it("every word of the default flow leads to one place only", () => {
  const words = defaultFlow.keywords.flatMap((keyword) => keyword.words);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it.each([
  ["Do you have rice?", "en"],
  ["Mna mchele?", "sw"],
  ["bei ya simu", "sw"],
  ["How much is the mchele?", "en"],
])("guesses the language of %j, whatever the page's is", (text, language) => {
  expect([guessLanguage(text, "en"), guessLanguage(text, "sw")]).toEqual([language, language]);
});

it.each(["kanga", "Khanga ya Mwanza", "Sukari", "radio", "1234"])("takes %j for the language of the page", (text) => {
  expect([guessLanguage(text, "en"), guessLanguage(text, "sw")]).toEqual(["en", "sw"]);
});
