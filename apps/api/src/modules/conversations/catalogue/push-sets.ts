import { createHash } from "node:crypto";
import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import type { CatalogueSet } from "../../../gateways/channel-catalogues/port.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { getPublishedSet } from "../../catalogue/sets/get-published-set.ts";
import { listPublishedSets } from "../../catalogue/sets/list-published-sets.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { openAccount } from "../channels/open-account.ts";
import { findCatalogue, lockCatalogue } from "./queries/catalogues.ts";
import { forgetSet, listSent, saveSet } from "./queries/sets.ts";

const mostOfSet = 5_000;

async function setsOf(tx: Tx, shopId: string): Promise<CatalogueSet[]> {
  const { language } = await getShop(tx, shopId);
  const sets: CatalogueSet[] = [];
  for (const { id, title } of await listPublishedSets(tx, shopId)) {
    const shown = await getPublishedSet(tx, shopId, id);
    const products = shown?.sections.flatMap((section) => section.products) ?? [];
    const items = [...new Set(products.flatMap(({ variants }) => variants.map((variant) => variant.id)))];
    const name = title[language ?? "sw"] || title.sw || title.en;
    if (items.length > 0 && name !== "") sets.push({ retailerId: id, name, items: items.slice(0, mostOfSet) });
  }
  return sets;
}

const digestOf = (set: CatalogueSet) => createHash("sha256").update(JSON.stringify(set)).digest("hex").slice(0, 32);

/**
 * Has WhatsApp's catalogue show the shop's sets. Which there are is asked first, as sets are known there by our ids: so
 * one that was made and not noted is changed, not made twice.
 */
export async function pushSets(
  { pool, sealedValues, channelCatalogues }: Pick<JobDeps, "pool" | "sealedValues" | "channelCatalogues">,
  { shopId }: JobPayloads["push-catalogue-sets"],
): Promise<void> {
  const opened = await inShop(pool, shopId, async (tx) => {
    const account = await openAccount(tx, { sealedValues }, shopId);
    const catalogue = account && (await findCatalogue(tx, shopId));
    if (!catalogue) return undefined;
    const place = { catalogueId: catalogue.catalogueId, token: account.token };
    return { place, wanted: await setsOf(tx, shopId), sent: await listSent(tx, shopId) };
  });
  if (!opened) return;
  const { place, wanted, sent } = opened;
  /** Notes what was sent. @returns whether it is still the catalogue it was sent to: of another nothing is known yet */
  const note = (write: (tx: Tx) => Promise<unknown>) =>
    inShop(pool, shopId, async (tx) => {
      if ((await lockCatalogue(tx, shopId))?.catalogueId !== place.catalogueId) return false;
      await write(tx);
      return true;
    });
  const sentOf = new Map(sent.map((row) => [row.setId, row]));
  const changed = wanted.filter((set) => sentOf.get(set.retailerId)?.digest !== digestOf(set));
  const gone = sent.filter(({ setId }) => !wanted.some(({ retailerId }) => retailerId === setId));
  if (changed.length + gone.length === 0) return;
  const listed = await channelCatalogues.listSets(place);
  if (listed.result === "refused") return;
  if (listed.result !== "found") throw new Error("WhatsApp did not say which sets it has");
  const idOf = new Map(listed.sets.map(({ id, retailerId }) => [retailerId, id]));
  for (const set of changed) {
    const known = idOf.get(set.retailerId);
    const answer =
      known === undefined
        ? await channelCatalogues.createSet(place, set)
        : await channelCatalogues.changeSet(place, known, set);
    // What it refuses of one set says nothing of the others.
    if (answer.result === "refused") continue;
    if (answer.result !== "made" && answer.result !== "done") throw new Error("WhatsApp did not take a set");
    const providerId = answer.result === "made" ? answer.id : (known ?? "");
    const row = { shopId, setId: set.retailerId, providerId, digest: digestOf(set) };
    if (!(await note((tx) => saveSet(tx, row)))) return;
  }
  for (const { setId, providerId } of gone) {
    const answer = await channelCatalogues.removeSet(place, providerId);
    if (answer.result !== "done") continue;
    if (!(await note((tx) => forgetSet(tx, shopId, setId)))) return;
  }
}
