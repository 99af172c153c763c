import { cursorAt } from "../stack/cursor-at.ts";
import { startDatabase } from "../stack/database.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { serveApi } from "../stack/processes.ts";
import { today, writeResults } from "../stack/write-results.ts";
import { fillShops, otherShops, words } from "./fill-shops.ts";
import { measureRowsRead, type Reading } from "./measure-rows-read.ts";

const own = 10_000;
const others = 33;

/** The list requests of a merchant, sent in turn. */
const questions = (cursor: string): Record<string, string[]> => ({
  "first page": ["/products"],
  "a page far back": [`/products?cursor=${cursorAt("created_desc", cursor)}`],
  "by name": ["/products?sort=name"],
  "by price": ["/products?sort=price"],
  "last changed": ["/products?sort=updated_desc"],
  "by price, within prices": ["/products?sort=price&price_least=104000&price_most=105000"],
  "one category": ["/products?category=media"],
  "low in stock": ["/products?stock=low"],
  "a word": words.map((word) => `/products?search=${word}`),
  "a name": Array.from({ length: 40 }, (_, at) => `/products?search=${words[at % 16]}%20${1 + at * 241}`),
  "a misspelt word": ["kangaa", "kitengee", "sufurai", "mchelle", "kahwa"].map((word) => `/products?search=${word}`),
  "a code": Array.from({ length: 20 }, (_, at) => `/products?search=${900_000 + at}`),
  "stock: low or out": ["/stock/items?filter=low", "/stock/summary"],
});

const database = await startDatabase();
const db = openOwnerPool(database.ownerUrl);
const api = await serveApi({ databaseUrl: database.appUrl, dataDir: database.folder });
try {
  const { shopId, token } = await openShop(api.url);
  await fillShops(db, [shopId], own);
  const far = await db.query<{ id: string }>(
    "select id from products where shop_id = $1 order by id offset 200 limit 1",
    [shopId],
  );
  const asked = questions(far.rows[0]?.id ?? "");
  const readAll = async () => {
    const found = new Map<string, Reading>();
    for (const [name, paths] of Object.entries(asked))
      found.set(name, await measureRowsRead(db, api.url, paths, token));
    return found;
  };
  const alone = await readAll();
  await fillShops(db, await otherShops(db, others), own);
  const among = await readAll();
  const rows = [...alone].map(([name, one]) => {
    const many = among.get(name) ?? one;
    const figures = [one.rows, many.rows, one.blocks, many.blocks].map((figure) => figure.toFixed(0)).join(" | ");
    const ratio = one.rows === 0 ? "–" : `${(many.rows / one.rows).toFixed(2)} ×`;
    return `| ${name} | ${figures} | ${ratio} | ${many.scans} |`;
  });
  writeResults("bench:reads", [
    `| ${today()}: what one request reads | rows alone | rows among ${own * others * 3 + own * 3} | blocks alone | blocks among | rows (goal 1.5 ×) | whole tables read |`,
    "|---|---|---|---|---|---|---|",
    ...rows,
  ]);
} finally {
  api.kill("SIGTERM");
  await api.ended;
  await db.end();
  await database.stop();
}
