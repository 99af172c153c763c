import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { translateDetail } from "./error-translations.ts";

const source = join(import.meta.dirname, "..");
/** Only the author of a client program sees these. */
const forAuthors = [
  "The bearer token is missing, wrong or has expired",
  "Not the bot of this address",
  "Not a cursor of this list",
  "Send the body as application/json in UTF-8",
  "The body is not valid JSON in UTF-8",
  "This call is only for our own pages",
];

it("has a Swahili sentence for every refusal a person may read", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const said = files.flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return [...text.matchAll(/(?:HttpError\(\s*(?:\d+|\[[^\]]*\]),\s*|detail: )"([A-Z][^"]+)"/g)].map(
      (match) => match[1] ?? "",
    );
  });
  expect(said.length).toBeGreaterThan(15);
  const missing = said.filter(
    (sentence) => translateDetail(sentence, "sw") === sentence && !forAuthors.includes(sentence),
  );
  expect(missing).toEqual(["Internal Server Error"]);
});

it("speaks the language asked for, English unless it is Swahili", () => {
  const words = "You already have a shop.";
  expect(translateDetail(words, "sw-TZ,en;q=0.8")).toBe("Tayari una duka.");
  for (const accepted of [undefined, "", "en", "fr,sw", "swe"]) expect(translateDetail(words, accepted)).toBe(words);
  expect(translateDetail([{ type: "value_error", loc: ["body"], msg: words }], "sw")).toMatchObject([
    { msg: "Tayari una duka." },
  ]);
});
