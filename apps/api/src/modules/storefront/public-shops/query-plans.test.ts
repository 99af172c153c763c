import { shopCategories } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addListings } from "../../../../test/add-listings.ts";
import { call } from "../../../../test/endpoints.ts";
import { recordStatements } from "../../../../test/record-statements.ts";
import { type Stack, startStack } from "../../../../test/stack.ts";

const many = 8_000;
const [fulfilment, places] = [
  "Khanga Kahawa Simu Vikapu Viatu".split(" "),
  "Arusha Mwanza Kariakoo Zanzibar".split(" "),
];
const syllables = "ba chi du fe ga ha ja ki lo mwa".split(" ");
const nth = <T>(of: readonly T[], number: number) => of[number % of.length];

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  const shops = Array.from({ length: many }, (_, number) => {
    const coined =
      nth(syllables, number) +
      (nth(syllables, Math.floor(number / 10)) ?? "") +
      nth(syllables, Math.floor(number / 100));
    return {
      name: `${coined} ${nth(fulfilment, number)}`,
      category: nth(shopCategories, number) ?? "home",
      place: nth(places, number) ?? "",
    };
  });
  await addListings(stack, shops);
  await stack.db.query("vacuum analyze listings, listing_words");
}, 60_000);
afterAll(() => stack.stop());

const questions = [
  "",
  "q=k",
  "q=khanga",
  "q=simu mwanza",
  "q=zanzbar kikapu",
  "q=bachidu",
  "q=qqqq",
  "place=arusha",
  "category=media",
];

it(`with ${many} shops no question reads all of them`, async () => {
  const asked = await recordStatements(async () => {
    for (const question of questions) {
      const query = Object.fromEntries(new URLSearchParams(question));
      const { next } = await call(stack, publicShops.list, { query: { ...query, limit: 5 } });
      if (next) await call(stack, publicShops.list, { query: { ...query, limit: 5, cursor: next } });
    }
  });
  const statements = [...asked].filter(([text]) => text.includes("listing"));
  expect(statements.length).toBeGreaterThan(4);
  expect(statements.some(([text]) => text.includes("listings_having"))).toBe(true);
  for (const [text, values] of statements) {
    const { rows } = await stack.db.query(`explain ${text}`, values);
    expect(JSON.stringify(rows), text).not.toContain("Seq Scan on listings");
  }
});

it("gathers by the index of words, however the planner guesses", async () => {
  const { rows } = await stack.db.query<{ source: string; settings: string[] }>(
    "select prosrc as source, proconfig as settings from pg_proc where proname = 'listings_having'",
  );
  const client = await stack.db.connect();
  await client.query("begin");
  for (const setting of rows[0]?.settings ?? []) {
    const [name = "", value = ""] = setting.split("=");
    await client.query("select set_config($1, $2, true)", [name, value]);
  }
  const source = (rows[0]?.source ?? "").replace("wanted", "$1::tsquery").replace("at_most", "$2::integer");
  const plan = await client.query(`explain ${source}`, ["'akanga':* | 'bkanga':*", 1001]);
  await client.query("rollback");
  client.release();
  expect(JSON.stringify(plan.rows)).toContain("Bitmap Index Scan on listings_words_idx");
});
