import { randomUUID } from "node:crypto";
import type { ShopCategory } from "@mauzo/contract/shop/shop";
import type { Stack } from "./stack.ts";

type Shown = { name: string; category?: ShopCategory; place?: string };

/** Inserts shops into the directory without opening them. */
export async function addListings({ db }: Stack, shops: Shown[]): Promise<void> {
  const rows = shops.map(({ name, category = "home", place = "" }) => ({ slug: randomUUID(), name, category, place }));
  await db.query(
    `insert into listings (slug, name, category, about, place)
     select slug, name, category, '', place from json_to_recordset($1) l (slug text, name text, category text, place text)`,
    [JSON.stringify(rows)],
  );
}
