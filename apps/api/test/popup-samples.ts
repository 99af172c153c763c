import type { FullShop } from "./full-shop-type.ts";
import { popupDocument } from "./popup-fixtures.ts";

const linkTarget = { "body.target": () => ({ kind: "shop" }) };
const document = {
  "body.document": ({ pictureId }: FullShop) => popupDocument("sasa", { picture_id: pictureId }),
  "body.pages": ({ pictureId }: FullShop) => [{ picture_id: pictureId, words: "sasa" }],
};

/** What no schema says of valid requests for popups. */
export const popupSamples: Record<string, Record<string, (shop: FullShop) => unknown>> = {
  ...{ "POST /popups": document, "PUT /popups/:id": document },
  "POST /plugin/:botId/popup-counts": { "body.popup_id": ({ popupId }) => popupId },
  "POST /popups/:id/move": { "body.before": () => null },
  ...{ "POST /short-links": linkTarget, "PUT /short-links/:id": linkTarget },
  "GET /l/:code": { "params.code": ({ shortLink }) => shortLink.code },
};

/** Bodies of valid requests for popups. */
export const popupRequests = (popupId: string) => ({
  "POST /popups": { name: "Ofa", document: popupDocument("") },
  "PUT /popups/:id": { name: "Ofa", document: popupDocument(""), version: 1 },
  "POST /popups/:id/move": { before: null },
  "POST /short-links": { name: "Bango", target: { kind: "shop" } },
  "PUT /short-links/:id": { name: "Bango", target: { kind: "shop" }, version: 1 },
  "POST /plugin/:botId/popup-counts": { popup_id: popupId, what: "view" },
});
