import { type Product, ProductInput } from "@mauzo/contract/catalogue/products";
import { Id } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { ImportRecord } from "../../../shop/imports/steps/stored-imports.ts";
import { listChangedBefore, listSharedKeys, type StoredRow } from "../../../shop/imports/steps/stored-rows.ts";
import { matchProducts } from "../../products/steps/match-products.ts";
import { findUnavailableCodes } from "../../products/steps/release-codes.ts";
import { productMappingOf } from "../queries/product-imports.ts";
import { type Merged, mergeProduct, withoutPrice } from "../rules/merge-product.ts";
import { newCodes } from "../rules/new-codes.ts";
import { productSettings } from "../rules/product-settings.ts";
import { type RowGroup, readRowGroup } from "../rules/read-row-group.ts";

export type Looked = {
  group: RowGroup;
  present: Product | undefined;
  /** Whether it was broken before this step: it is skipped, and already counted. */
  wasBroken: boolean;
  verdict: Merged["verdict"] | "broken";
  merged: Merged;
  /** The products whose codes it takes over: these rows give them other codes. */
  takesFrom: string[];
};

/** Evaluates each product in these rows: new, changed, unchanged or broken. */
export async function evaluateRowGroups(tx: Tx, found: ImportRecord, rows: readonly StoredRow[]): Promise<Looked[]> {
  const { shopId, id: importId, headings } = found;
  const { category, status, category_words, dotted_thousands: dotted } = productSettings(found);
  const words = Object.fromEntries(category_words);
  const mapping = productMappingOf(found);
  const twins = await listSharedKeys(
    tx,
    shopId,
    importId,
    rows.flatMap(({ keys }) => keys),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const groups = [...Map.groupBy(rows, ({ leader }) => leader).values()].map((own) =>
    readRowGroup(own, { mapping, headings, words, dotted }),
  );
  const skusOf = ({ variants }: RowGroup) => variants.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
  const idOf = ({ handle }: RowGroup) => (Id.safeParse(handle).success ? handle?.toLowerCase() : undefined);
  const match = await matchProducts(tx, shopId, {
    ids: groups.flatMap((group) => idOf(group) ?? []),
    skus: groups.flatMap(skusOf).map((sku) => sku.toLowerCase()),
    names: groups.map(({ name }) => name.toLowerCase()),
  });
  const looked = groups.map((group): Looked => {
    const present = match({ id: idOf(group), skus: skusOf(group), name: group.name });
    for (const { row } of group.variants) {
      const keys = stored.get(row.id)?.keys ?? [];
      for (const field of ["sku", "barcode"] as const)
        if (keys.some((key) => key.startsWith(`${field} `) && twins.has(key)))
          row.problems.push({ field, kind: `twin_${field}` });
    }
    for (const { row } of withoutPrice(group, present))
      if (row.problems.every(({ field }) => field !== "price")) row.problems.push({ field: "price", kind: "no_price" });
    if (present?.status === "archived") group.variants[0]?.row.problems.push({ field: null, kind: "archived" });
    const wasBroken =
      found.state === "running" && group.variants.some(({ row }) => (stored.get(row.id)?.problems.length ?? 0) > 0);
    const merged = mergeProduct(group, present, { category, status });
    const isGood = group.variants.every(({ row }) => row.problems.length === 0);
    if (isGood && merged.verdict !== "unchanged" && !ProductInput.safeParse(merged.body).success)
      group.variants[0]?.row.problems.push({ field: null, kind: "other" });
    const broken = wasBroken || group.variants.some(({ row }) => row.problems.length > 0);
    return { group, present, wasBroken, merged, verdict: broken ? "broken" : merged.verdict, takesFrom: [] };
  });
  return withTakenCodes(tx, shopId, await withoutDuplicates(tx, found, looked));
}

/**
 * A product that earlier rows change is broken when it comes again under another name, ID or SKU: its evaluation is
 * based on the product as it was before those rows.
 */
async function withoutDuplicates(tx: Tx, { shopId, id }: ImportRecord, looked: readonly Looked[]): Promise<Looked[]> {
  const ids = looked.flatMap(({ present }) => present?.id ?? []);
  const line = looked[0]?.group.variants[0]?.row.line ?? 0;
  const changed = ids.length === 0 ? new Set<string>() : await listChangedBefore(tx, shopId, id, { ids, line });
  return looked.map((each): Looked => {
    const { present, verdict, group } = each;
    if (!present || verdict === "broken") return each;
    if (changed.has(present.id)) {
      group.variants[0]?.row.problems.push({ field: null, kind: "twin_product" });
      return { ...each, verdict: "broken" };
    }
    if (verdict === "changed") changed.add(present.id);
    return each;
  });
}

/** Adds to each product whose codes it takes over; one that would take a code that stays in use is broken. */
async function withTakenCodes(tx: Tx, shopId: string, looked: readonly Looked[]): Promise<Looked[]> {
  const takings = looked.map(({ verdict, group, present }) =>
    verdict === "new" || verdict === "changed" ? newCodes(group, present) : [],
  );
  const { kept, holderOf } = await findUnavailableCodes(tx, shopId, takings);
  const ownerOf = new Map(
    looked.flatMap(({ present }) => present?.variants.map(({ id }) => [id, present.id] as const) ?? []),
  );
  return looked.map((each, at): Looked => {
    const own = takings[at] ?? [];
    const refused = own.filter((taking) => kept.has(taking));
    for (const { row, field } of refused) row.problems.push({ field, kind: `held_${field}` });
    if (refused.length > 0) return { ...each, verdict: "broken" };
    const owners = own.map(({ field, to }) => ownerOf.get(holderOf(field, to) ?? ""));
    return { ...each, takesFrom: owners.flatMap((id) => (id && id !== each.present?.id ? [id] : [])) };
  });
}
