import { startDatabase } from "../stack/database.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { percentile } from "../stack/percentile.ts";
import { type Program, serveApi } from "../stack/processes.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillDirectory } from "./fill-directory.ts";

const count = 100_000;
const asked = 200;
const goalMs = 50;
const letters = "abcdefghijklmnoprstuvwyz".split("");

/** Typical directory searches, sent in turn; each page has 24 shops. */
const questions: Record<string, string[]> = {
  "no question: the newest": [""],
  "first letter": letters.map((letter) => `q=${letter}`),
  "two letters": letters.flatMap((letter) => ["a", "e", "i", "u"].map((vowel) => `q=${letter}${vowel}`)),
  word: ["nguo", "kanga", "khanga", "neema", "viungo", "coffee", "hardware", "duka", "simu", "zanzibar"].map(
    (q) => `q=${q}`,
  ),
  "several words": ["duka la nguo", "kahawa arusha", "mama neema", "khanga dar es salaam", "kids wear mwanza"].map(
    (q) => `q=${q}`,
  ),
  "misspelt word": ["kangha", "elecronics", "vipodzi", "kitneg", "dar es salam", "zanziba kahwa", "hardwere"].map(
    (q) => `q=${q}`,
  ),
  "no such word": ["xylophonist", "qqqqqq", "zzz yyy www"].map((q) => `q=${q}`),
  category: ["clothing & accessories", "media", "electronics", "pet supplies"].map(
    (c) => `category=${encodeURIComponent(c)}`,
  ),
  place: ["Dar es Salaam", "Kariakoo", "Kigoma", "zanzibar"].map((place) => `place=${place}`),
  "word, category and place": [`q=neema&category=electronics&place=Mwanza`, `q=bora&category=home&place=Dar es Salaam`],
};
const deep = ["", "q=nguo", "q=n", "q=dar es salam", "place=Zanzibar"];
const deepPages = 40;

type Times = { name: string; ms: number[] };

async function get(api: Program, query: string): Promise<{ next: string | null; ms: number }> {
  const startedMs = performance.now();
  const answer = await fetch(`${api.url}/public/shops?${query}`);
  const text = await answer.text();
  const ms = performance.now() - startedMs;
  if (!answer.ok) throw new Error(`${query}: ${answer.status} ${text}`);
  return { next: JSON.parse(text).next, ms };
}

async function timesOf(api: Program, name: string, queries: string[]): Promise<Times> {
  for (const query of queries) await get(api, query);
  const ms: number[] = [];
  for (let turn = 0; turn < asked; turn++) ms.push((await get(api, queries[turn % queries.length] ?? "")).ms);
  return { name, ms };
}

/** Returns the cursor of a page far down the list. */
async function farBack(api: Program, query: string): Promise<string> {
  let cursor = "";
  for (let page = 0; page < deepPages; page++) {
    const { next } = await get(api, `${query}&limit=60${cursor}`);
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  return query + cursor;
}

const database = await startDatabase();
const db = openOwnerPool(database.ownerUrl);
const results: Times[] = [];
let api: Program | undefined;
try {
  await fillDirectory(db, count);
  api = await serveApi({ databaseUrl: database.appUrl, dataDir: database.folder });
  for (const [name, queries] of Object.entries(questions)) results.push(await timesOf(api, name, queries));
  const pages: string[] = [];
  for (const query of deep) pages.push(await farBack(api, query));
  results.push(await timesOf(api, `a page ${deepPages * 60} shops on`, pages));
} finally {
  api?.kill("SIGTERM");
  await api?.ended;
  await db.end();
  await database.stop();
}
writeResults("bench:directory", [
  `| ${today()}, ${count.toLocaleString("en")} shops, ms an answer | half within | 95 of 100 within | goal |`,
  "|---|---|---|---|",
  ...results.map(
    ({ name, ms }) =>
      `| ${name} | ${percentile(ms, 0.5).toFixed(1)} | ${percentile(ms, 0.95).toFixed(1)} | ${goalMs} |`,
  ),
]);
