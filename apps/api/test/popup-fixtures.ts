import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import { type Popup, popups } from "@mauzo/contract/marketing/popups";
import { publicPopups } from "@mauzo/contract/marketing/public-popups";
import { MediaFile } from "@mauzo/contract/shop/media";
import { call } from "./endpoints.ts";
import { upload } from "./picture-uploads.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A popup with a link that shows at once, to everybody, everywhere. */
export const popupDocument = (word: string, more: Partial<PopupDocument> = {}): PopupDocument => ({
  content: { kind: "url", url: "https://duka.example/ofa" },
  texts: {
    en: { title: `Offer ${word}`, text: `Come today ${word}`, button: `See ${word}` },
    sw: { title: `Ofa ${word}`, text: `Njoo leo ${word}`, button: `Ona ${word}` },
  },
  picture_id: null,
  position: "bottom_right",
  when: { delay_seconds: 0, scrolled_percent: null, leaving: false },
  where: [],
  who: { visitor: "all", language: "all", device: "all" },
  often: { close_days: 7, click_ends: true, most: null },
  ...{ from: null, until: null },
  ...more,
});

/** Makes a popup. */
export const addPopup = (stack: Stack, shop: OpenedShop, more: Partial<PopupDocument> = {}): Promise<Popup> =>
  call(stack, popups.create, { body: { name: "Ofa", document: popupDocument("leo", more) } }, shop);

/** Adds a PDF to the shop's storage. */
export async function addPdf(stack: Stack, shop: OpenedShop): Promise<MediaFile> {
  const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  return MediaFile.parse((await upload(stack, shop, { body: pdf, name: "menyu.pdf", kind: "document" })).body);
}

/** A popup that is on, with the word in each of its texts and on its PDF's page, and the picture on it, that was seen once. */
export async function addFullPopup(
  stack: Stack,
  shop: OpenedShop,
  { word, pictureId }: Record<"word" | "pictureId", string>,
) {
  const where = [{ match: "contains" as const, value: `duka-${word}` }];
  const content = { kind: "pdf" as const, file_id: (await addPdf(stack, shop)).id };
  const document = popupDocument(word, { content, picture_id: pictureId, where });
  const pages = [{ picture_id: pictureId, words: `Menyu ${word}` }];
  const { id } = await call(stack, popups.create, { body: { name: `Dirisha ${word}`, document, pages } }, shop);
  await call(stack, popups.turnOn, { params: { id } }, shop);
  const body = { popup_id: id, what: "view" as const };
  await call(stack, publicPopups.count, { params: { botId: shop.botId }, body });
  return id;
}
