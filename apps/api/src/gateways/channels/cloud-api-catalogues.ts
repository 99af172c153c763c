import { plainAmount } from "@mauzo/format/money";
import * as z from "zod/mini";
import type { CatalogueItem, CatalogueSet, ChannelCatalogues } from "../channel-catalogues/port.ts";
import { graphRequest, textAt } from "./graph-request.ts";

const most = { title: 200, description: 9_999, brand: 100 } as const;
const Problems = z.optional(z.array(z.object({ message: z.optional(z.string()) })));
const Taken = z.object({
  handles: z.optional(z.array(z.string())),
  validation_status: z.optional(z.array(z.object({ retailer_id: z.optional(z.string()), errors: Problems }))),
});
const Status = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      errors: z.optional(z.array(z.object({ id: z.optional(z.string()), message: z.optional(z.string()) }))),
      ids_of_invalid_requests: z.optional(z.array(z.string())),
    }),
  ),
});
const Sets = z.object({ data: z.array(z.object({ id: z.string(), retailer_id: z.optional(z.nullable(z.string())) })) });

/** An item as the catalogue's batches take it. */
const wireOf = (item: CatalogueItem) => ({
  id: item.retailerId,
  item_group_id: item.group,
  title: item.title.slice(0, most.title),
  // It takes none without.
  description: (item.description || item.title).slice(0, most.description),
  availability: item.stock > 0 ? "in stock" : "out of stock",
  quantity_to_sell_on_facebook: Math.max(0, item.stock),
  condition: "new",
  price: `${plainAmount(item.priceMinor)} ${item.currency}`,
  link: item.link,
  image_link: item.picture,
  brand: item.shop.slice(0, most.brand),
  product_type: item.category,
});
const filterOf = ({ items }: CatalogueSet) => JSON.stringify({ retailer_id: { is_any: items } });
const isGone = (details: string) => /does not exist|not found/i.test(details);

/** Catalogues in WhatsApp's Cloud API, at the address of the settings. */
export function cloudApiCatalogues({ baseUrl, version }: { baseUrl: string; version: string }): ChannelCatalogues {
  const urlOf = (query: Record<string, string>, ...path: string[]) => {
    const url = new URL(`/${[version, ...path].map(encodeURIComponent).join("/")}`, baseUrl);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  return {
    find: async ({ catalogueId, token }) => {
      const answer = await graphRequest(urlOf({ fields: "id,name" }, catalogueId), token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      return { result: "found", name: textAt(answer.body, "name") ?? "" };
    },

    send: async ({ catalogueId, token }, { items, gone }) => {
      const requests = [
        ...items.map((item) => ({ method: "UPDATE", data: wireOf(item) })),
        ...gone.map((id) => ({ method: "DELETE", data: { id } })),
      ];
      const json = { item_type: "PRODUCT_ITEM", allow_upsert: true, requests };
      const answer = await graphRequest(urlOf({}, catalogueId, "items_batch"), token, { method: "POST", json });
      if (answer.result !== "answered") return answer;
      const taken = Taken.safeParse(answer.body);
      if (!taken.success) return { result: "unknown" };
      const problems = (taken.data.validation_status ?? []).flatMap(({ retailer_id, errors }) =>
        retailer_id !== undefined && errors?.[0] ? [[retailer_id, errors[0].message ?? ""] as const] : [],
      );
      return { result: "taken", handle: taken.data.handles?.[0], problems: new Map(problems) };
    },

    check: async ({ catalogueId, token }, handle) => {
      const url = urlOf({ handle, load_ids_of_invalid_requests: "true" }, catalogueId, "check_batch_request_status");
      const answer = await graphRequest(url, token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const [status] = Status.safeParse(answer.body).data?.data ?? [];
      if (!status) return { result: "unknown" };
      const problems = new Map((status.ids_of_invalid_requests ?? []).map((id) => [id, ""]));
      for (const { id, message } of status.errors ?? []) if (id !== undefined) problems.set(id, message ?? "");
      return { result: "checked", isDone: !/^(?:started|in_progress)$/.test(status.status), problems };
    },

    listSets: async ({ catalogueId, token }) => {
      const url = urlOf({ fields: "id,retailer_id", limit: "500" }, catalogueId, "product_sets");
      const answer = await graphRequest(url, token, { method: "GET" });
      if (answer.result !== "answered") return answer;
      const sets = Sets.safeParse(answer.body);
      if (!sets.success) return { result: "unknown" };
      const found = sets.data.data.map(({ id, retailer_id }) => ({ id, retailerId: retailer_id ?? undefined }));
      return { result: "found", sets: found };
    },

    createSet: async ({ catalogueId, token }, set) => {
      const json = { name: set.name, filter: filterOf(set), retailer_id: set.retailerId };
      const answer = await graphRequest(urlOf({}, catalogueId, "product_sets"), token, { method: "POST", json });
      if (answer.result !== "answered") return answer;
      const id = textAt(answer.body, "id");
      return id === undefined ? { result: "unknown" } : { result: "made", id };
    },

    changeSet: async ({ token }, id, set) => {
      const json = { name: set.name, filter: filterOf(set) };
      const answer = await graphRequest(urlOf({}, id), token, { method: "POST", json });
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    removeSet: async ({ token }, id) => {
      const answer = await graphRequest(urlOf({}, id), token, { method: "DELETE" });
      if (answer.result === "refused" && isGone(answer.details)) return { result: "done" };
      return answer.result === "answered" ? { result: "done" } : answer;
    },

    saveSettings: async ({ phoneNumberId, token }, { isVisible, hasCart }) => {
      const query = { is_cart_enabled: String(hasCart), is_catalog_visible: String(isVisible) };
      const url = urlOf(query, phoneNumberId, "whatsapp_commerce_settings");
      const answer = await graphRequest(url, token, { method: "POST", json: {} });
      return answer.result === "answered" ? { result: "done" } : answer;
    },
  };
}
