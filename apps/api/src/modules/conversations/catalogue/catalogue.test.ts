import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import { products } from "@mauzo/contract/catalogue/products";
import { sets } from "@mauzo/contract/catalogue/sets";
import { stock } from "@mauzo/contract/catalogue/stock";
import { channels } from "@mauzo/contract/conversations/channels";
import { whatsappCatalogue } from "@mauzo/contract/conversations/whatsapp-catalogue";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runCatalogueJob, runCatalogueJobs } from "../../../../test/catalogue-jobs.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { callSave, requestSave } from "../../../../test/saves.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { catalogueIdOf } from "../../../../test/test-catalogues.ts";
import { providerNumber } from "../../../../test/test-provider.ts";
import { inShop } from "../../../db/tenant-transaction.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(() => {
  const { items, sets, batches, refuses } = stack.provider.catalogues;
  for (const kept of [items, sets, batches, refuses]) kept.clear();
});

let words = 700;
async function connectedShop() {
  const shop = await openShop(stack);
  await callSave(stack, channels.connect, { body: providerNumber(++words) }, shop);
  return { shop, body: { catalogue_id: catalogueIdOf(words), is_visible: true, has_cart: true } };
}
/** A product with a picture, which the provider asks for. */
async function pictured(shop: OpenedShop, name: string, stock = 10) {
  const product = await addProduct(stack, shop, { name, stock });
  await stack.db.query("update products set image_url = '/media/kanga/640.webp' where id = $1", [product.id]);
  return { ...product, variantId: product.variants[0]?.id ?? "" };
}
const dearer = { field: "price", by: { kind: "percent", basis_points: 1_000, round_to_minor: 100 } } as const;
const state = async (shop: OpenedShop) => (await call(stack, whatsappCatalogue.get, {}, shop)).catalogue;
const queuePush = (shop: OpenedShop) =>
  inShop(stack.pool, shop.shopId, (tx) => stack.deps.queue.send(tx, "push-catalogue", { shopId: shop.shopId }));
const atProvider = () => [...stack.provider.catalogues.items.values()];

describe("the catalogue at WhatsApp", () => {
  it("gets everything that is on offer, follows prices and stock, and loses what is no longer on offer", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    const kofia = await pictured(shop, "Kofia", 0);
    await addProduct(stack, shop, { name: "Bila picha" });
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    expect(await state(shop)).toMatchObject({ counts: { listed: 0, sent: 0, refused: 0, waiting: 3 } });
    await runCatalogueJobs(stack);
    expect(stack.provider.catalogues.settings.at(-1)).toEqual({ isVisible: true, hasCart: true });
    expect(await state(shop)).toMatchObject({
      counts: { listed: 2, sent: 0, refused: 1, waiting: 0 },
      problems: [{ name: "Bila picha", reason: "no_picture" }],
      up_to_date_at: expect.any(String),
    });
    expect(atProvider().map(({ title, stock }) => [title, stock])).toEqual([
      ["Kanga", 10],
      ["Kofia", 0],
    ]);
    expect(atProvider()[0]).toMatchObject({ retailerId: kanga.variantId, priceMinor: 2_500_000, currency: "TZS" });

    await call(stack, productEdits.apply, { body: { product_ids: [kanga.id], edit: dearer } }, shop);
    await call(stack, stock.restock, { params: { id: kanga.variantId }, body: { quantity: 5 } }, shop);
    await call(stack, products.archive, { params: { id: kofia.id } }, shop);
    await dispatchFacts(stack);
    await runCatalogueJobs(stack);
    expect(atProvider().map(({ title, priceMinor, stock }) => [title, priceMinor, stock])).toEqual([
      ["Kanga", 2_750_000, 15],
    ]);
    expect(await state(shop)).toMatchObject({ counts: { listed: 1, sent: 0, refused: 1, waiting: 0 } });
  });

  it("keeps what changes while a batch is on its way until that is carried out", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJob(stack, "push-catalogue");
    expect(await state(shop)).toMatchObject({ counts: { listed: 0, sent: 1, waiting: 0 } });
    await call(stack, productEdits.apply, { body: { product_ids: [kanga.id], edit: dearer } }, shop);
    await dispatchFacts(stack);
    await runCatalogueJob(stack, "push-catalogue");
    expect(stack.provider.catalogues.batches.size).toBe(1);
    await runCatalogueJobs(stack);
    expect(atProvider()).toMatchObject([{ priceMinor: 2_750_000 }]);
    expect(stack.provider.catalogues.batches.size).toBe(2);
  });

  it("says what it refused, and sends it again when it changed or somebody asks", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    stack.provider.catalogues.refuses.set(kanga.variantId, "The picture is too small.");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJobs(stack);
    expect(await state(shop)).toMatchObject({
      counts: { listed: 0, refused: 1, waiting: 0 },
      problems: [{ product_id: kanga.id, name: "Kanga", reason: "The picture is too small." }],
    });
    await runCatalogueJobs(stack);
    expect(stack.provider.catalogues.batches.size).toBe(1);
    stack.provider.catalogues.refuses.clear();
    await call(stack, whatsappCatalogue.push, {}, shop);
    await runCatalogueJobs(stack);
    expect(await state(shop)).toMatchObject({ counts: { listed: 1, refused: 0 }, problems: [] });
  });

  it("has everything once, whatever dies between sending and noting it", async () => {
    const { shop, body } = await connectedShop();
    await pictured(shop, "Kanga");
    await pictured(shop, "Kofia");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    // The answer is lost: it was sent, and nothing is noted.
    stack.provider.catalogues.answerNext({ result: "unknown" });
    await expect(runCatalogueJob(stack, "push-catalogue")).rejects.toThrow();
    await queuePush(shop);
    // Another process has it in hand.
    await stack.db.query("update whatsapp_catalogues set sending_until = now() + interval '1 minute'");
    await runCatalogueJob(stack, "push-catalogue");
    expect(stack.provider.catalogues.batches.size).toBe(0);
    // It was killed.
    await stack.db.query("update whatsapp_catalogues set sending_until = now() - interval '1 second'");
    await runCatalogueJobs(stack);
    expect(
      atProvider()
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(["Kanga", "Kofia"]);
    expect(await state(shop)).toMatchObject({ counts: { listed: 2, sent: 0, waiting: 0 } });
  });

  it("deletes what it had and loses its picture, and asks once for the deletion of what it never had", async () => {
    const { shop, body } = await connectedShop();
    const { refuses } = stack.provider.catalogues;
    const [kanga, kofia, kitenge] = [
      await pictured(shop, "Kanga"),
      await pictured(shop, "Kofia"),
      await pictured(shop, "Kitenge"),
    ];
    const plain = await addProduct(stack, shop, { name: "Bila picha" });
    refuses.set(kofia.variantId, "Too small.").set(kitenge.variantId, "Too small.");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJobs(stack);
    expect(await state(shop)).toMatchObject({ counts: { listed: 1, refused: 3 } });

    await stack.db.query("update products set image_url = null where id = $1", [kanga.id]);
    await queuePush(shop);
    await runCatalogueJobs(stack);
    expect(atProvider()).toEqual([]);
    expect(await state(shop)).toMatchObject({ counts: { listed: 0, sent: 0, refused: 4, waiting: 0 } });

    const sent = stack.provider.catalogues.batches.size;
    for (const { id } of [kanga, plain]) await call(stack, products.archive, { params: { id } }, shop);
    await dispatchFacts(stack);
    await runCatalogueJobs(stack);
    expect(stack.provider.catalogues.batches.size).toBe(sent);
    // Once it takes the deletion and refuses it later, once it takes none.
    refuses.delete(kofia.variantId);
    for (const { id } of [kofia, kitenge]) {
      await call(stack, products.archive, { params: { id } }, shop);
      await dispatchFacts(stack);
      await runCatalogueJobs(stack);
    }
    expect(stack.provider.catalogues.batches.size).toBe(sent + 1);
    expect(await state(shop)).toMatchObject({ counts: { listed: 0, sent: 0, refused: 0, waiting: 0 } });
  });

  it("does not ask again at once for a deletion of which WhatsApp does not say whether it was done", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJobs(stack);
    await call(stack, products.archive, { params: { id: kanga.id } }, shop);
    await dispatchFacts(stack);
    await runCatalogueJob(stack, "push-catalogue");
    stack.provider.catalogues.answerNext({ result: "refused", code: 100, details: "No such batch" });
    await runCatalogueJobs(stack);
    expect(stack.provider.catalogues.batches.size).toBe(2);
    await stack.db.query("update whatsapp_catalogue_items set sent_at = now() - interval '2 hours'");
    await queuePush(shop);
    await runCatalogueJobs(stack);
    expect(atProvider()).toEqual([]);
    expect(await state(shop)).toMatchObject({ counts: { listed: 0, sent: 0, refused: 0, waiting: 0 } });
  });

  it("keeps nothing of a catalogue that was stopped, also if a push ends at that moment", async () => {
    const { shop, body } = await connectedShop();
    const { id, variantId } = await pictured(shop, "Kanga");
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    const note = `insert into whatsapp_catalogue_items (shop_id, variant_id, product_id, digest, state)
      values ($1, $2, $3, '', 'listed')`;
    const kept = () => countRows(stack, "whatsapp_catalogue_items where shop_id = $1", [shop.shopId]);
    const push = await stack.db.connect();
    try {
      await push.query("begin");
      await push.query("select from whatsapp_catalogues where shop_id = $1 for no key update", [shop.shopId]);
      const stopped = call(stack, whatsappCatalogue.stop, {}, shop);
      await vi.waitFor(async () => {
        const { rowCount } = await stack.db.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rowCount).toBe(1);
      });
      await push.query(note, [shop.shopId, variantId, id]);
      await push.query("commit");
      await stopped;
    } finally {
      push.release();
    }
    expect(await kept()).toBe(0);
    await stack.db.query(note, [shop.shopId, variantId, id]);
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    expect(await kept()).toBe(0);
  });

  it("shows the shop's sets under their ids", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    const texts = { en: "", sw: "" };
    const set = { kind: "curated" as const, name: "Pasaka", header: { en: "Easter", sw: "Pasaka" } };
    const made = await call(
      stack,
      sets.create,
      { body: { ...set, body: texts, footer: texts, product_ids: [kanga.id] } },
      shop,
    );
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJobs(stack);
    const atWhatsapp = () => [...stack.provider.catalogues.sets.values()];
    expect(atWhatsapp()).toMatchObject([{ retailerId: made.id, items: [kanga.variantId] }]);
    await call(stack, sets.archive, { params: { id: made.id } }, shop);
    await dispatchFacts(stack);
    await runCatalogueJobs(stack);
    expect(atWhatsapp()).toEqual([]);
  });

  it("gets all sets where another one took its place while they were sent", async () => {
    const { shop, body } = await connectedShop();
    const kanga = await pictured(shop, "Kanga");
    const texts = { en: "", sw: "" };
    for (const name of ["Pasaka", "Idi"]) {
      const header = { en: name, sw: name };
      const set = {
        ...{ kind: "curated" as const, name, header },
        body: texts,
        footer: texts,
        product_ids: [kanga.id],
      };
      await call(stack, sets.create, { body: set }, shop);
    }
    await callSave(stack, whatsappCatalogue.save, { body }, shop);
    await runCatalogueJob(stack, "push-catalogue");
    await runCatalogueJob(stack, "check-catalogue");
    await runCatalogueJob(stack, "push-catalogue");
    const { channelCatalogues } = stack.provider;
    const { createSet } = channelCatalogues;
    const sending = vi.spyOn(channelCatalogues, "createSet").mockImplementation(async (...given) => {
      await stack.db.query("update whatsapp_catalogues set catalogue_id = '990000001' where shop_id = $1", [
        shop.shopId,
      ]);
      return createSet(...given);
    });
    expect(await runCatalogueJob(stack, "push-catalogue-sets")).toBe(1);
    expect(sending).toHaveBeenCalledTimes(1);
    sending.mockRestore();
    expect(await countRows(stack, "whatsapp_catalogue_sets where shop_id = $1", [shop.shopId])).toBe(0);
  });

  it("is refused by words where WhatsApp does not have it, or the token is another's", async () => {
    const { shop, body } = await connectedShop();
    const save = (change: object) => requestSave(stack, whatsappCatalogue.save, { body: { ...body, ...change } }, shop);
    expect(await save({ catalogue_id: "12345" })).toMatchObject({ status: 422 });
    expect(JSON.stringify((await save({ catalogue_id: catalogueIdOf(1) })).body)).toContain("catalogue_unknown");
    stack.provider.catalogues.answerNext({ result: "refused", code: 190, details: "" });
    expect((await save({})).body).toMatchObject({ code: "provider_refused" });
    stack.provider.catalogues.answerNext({ result: "unreached" });
    expect((await save({})).body).toMatchObject({ code: "provider_silent" });
    expect(await state(shop)).toBeNull();
    expect(await request(stack, whatsappCatalogue.push, {}, shop)).toMatchObject({ status: 409 });
    expect((await save({})).status).toBe(200);
    stack.provider.catalogues.answerNext({ result: "refused", code: 190, details: "" });
    await pictured(shop, "Kanga");
    await runCatalogueJobs(stack);
    expect(await state(shop)).toMatchObject({ refused_code: 190, counts: { waiting: 1 } });
    // Once the token is right again, everything goes on.
    await call(stack, channels.check, {}, shop);
    await runCatalogueJobs(stack);
    expect(await state(shop)).toMatchObject({ refused_code: null, counts: { listed: 1, waiting: 0 } });
    const changes = stack.provider.catalogues.settings.length;
    expect(await request(stack, whatsappCatalogue.save, { body: { ...body, version: 0 } }, shop)).toMatchObject({
      ...{ status: 409, body: { code: "version_conflict" } },
    });
    expect(stack.provider.catalogues.settings).toHaveLength(changes);
    await call(stack, whatsappCatalogue.stop, {}, shop);
    expect(await call(stack, whatsappCatalogue.get, {}, shop)).toEqual({ catalogue: null, version: 0 });
  });
});
