import { describe, expect, it } from "vitest";
import { number, stand } from "../../../test/stand.ts";
import { listOf, objectOf } from "../json.ts";

type Here = ReturnType<typeof stand>;
const post = async (here: Here, path: string, content: object = {}) => {
  const answer = await here.graph(path, { method: "POST", body: JSON.stringify(content) });
  return objectOf(await answer.json());
};
const get = async (here: Here, path: string) => objectOf(await (await here.graph(path)).json());
const item = (id: string, change: object = {}) => ({
  method: "UPDATE",
  data: {
    ...{ id, title: "Kofia", description: "Kofia ya mkono", availability: "in stock", condition: "new" },
    ...{ price: "12000.00 TZS", link: "https://a.example", image_link: "https://a.example/a.jpg", brand: "Duka" },
    ...change,
  },
});
const send = (here: Here, requests: object[]) =>
  post(here, "/700/items_batch", { item_type: "PRODUCT_ITEM", allow_upsert: true, requests });
const statusOf = async (here: Here, handle: unknown) =>
  objectOf(
    listOf(
      (await get(here, `/700/check_batch_request_status?handle=${handle}&load_ids_of_invalid_requests=true`)).data,
    )[0],
  );

describe("a.7: a catalogue", () => {
  it("takes items in batches, carries them out after a moment, and says which it refused", async () => {
    const here = stand();
    const { handles } = await send(here, [
      item("kofia"),
      item("bila-picha", { image_link: "" }),
      { method: "DELETE", data: { id: "kanga" } },
    ]);
    const [handle] = listOf(handles);
    expect(await statusOf(here, handle)).toMatchObject({ status: "started", errors: [] });
    await here.move(1);
    expect(await statusOf(here, handle)).toMatchObject({
      ...{ status: "finished", errors_total_count: 1, ids_of_invalid_requests: ["bila-picha"] },
    });
    expect(listOf((await get(here, "/700/products")).data)).toMatchObject([
      { retailer_id: "kofia", availability: "in stock", price: "TZS 12000" },
    ]);
    await send(here, [item("kofia", { price: "9000.00 TZS", availability: "out of stock" })]);
    await here.move(1);
    expect(listOf((await get(here, "/700/products")).data)).toMatchObject([
      { retailer_id: "kofia", availability: "out of stock", price: "TZS 9000" },
    ]);
  });

  it("refuses what is no batch, and another shop's catalogue", async () => {
    const here = stand();
    const { error } = await send(here, [item("kofia"), item("kofia")]);
    expect(error).toMatchObject({ code: 100 });
    const foreign = await here.graph("/701/products", {}, "token-of-A");
    expect(objectOf(objectOf(await foreign.json()).error)).toMatchObject({ error_subcode: 33 });
  });

  it("has sets, which are known by the shop's own id", async () => {
    const here = stand();
    const filter = JSON.stringify({ retailer_id: { is_any: ["kanga"] } });
    const { id } = await post(here, "/700/product_sets", { name: "Pasaka", filter, retailer_id: "set-1" });
    expect(await post(here, "/700/product_sets", { name: "Pasaka", filter, retailer_id: "set-1" })).toMatchObject({
      error: { code: 100 },
    });
    await post(here, `/${id}`, { name: "Krismasi" });
    expect(listOf((await get(here, "/700/product_sets")).data)).toMatchObject([{ id, name: "Krismasi" }]);
    await here.graph(`/${id}`, { method: "DELETE" });
    expect(listOf((await get(here, "/700/product_sets")).data)).toEqual([]);
  });

  it("is shown or not, with a cart or without", async () => {
    const here = stand();
    await post(here, `/${number}/whatsapp_commerce_settings?is_catalog_visible=true&is_cart_enabled=false`);
    expect(listOf((await get(here, `/${number}/whatsapp_commerce_settings`)).data)).toMatchObject([
      { is_catalog_visible: true, is_cart_enabled: false },
    ]);
  });
});

describe("a.7: the profile of a business", () => {
  it("is changed field by field", async () => {
    const here = stand();
    const messaging_product = "whatsapp";
    await post(here, `/${number}/whatsapp_business_profile`, { messaging_product, about: "Kanga na vitenge" });
    await post(here, `/${number}/whatsapp_business_profile`, { messaging_product, websites: ["https://a.example"] });
    expect(listOf((await get(here, `/${number}/whatsapp_business_profile?fields=about`)).data)).toMatchObject([
      { about: "Kanga na vitenge", websites: ["https://a.example"] },
    ]);
    const long = await post(here, `/${number}/whatsapp_business_profile`, {
      messaging_product,
      about: "a".repeat(140),
    });
    expect(long).toMatchObject({ error: { code: 100 } });
  });
});
