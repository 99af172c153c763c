import { cleanFileName } from "@mauzo/format/text/clean-file-name";
import { limits } from "../limits.ts";
import { at, idAt, isObject, listAt, momentOf, nameAt, numberAt, textAt } from "./json.ts";

/** The longest of what a customer may send us, in UTF-16 units: what is longer is cut. */
const most = { name: 120, title: 120, address: 500, url: 2000, answers: 8000, items: 100, contacts: 20 } as const;

export type InboundFile = {
  /** The provider's id, which lives 7 days. */
  id: string;
  mime: string;
  /** As the provider wrote it, base64; "" if it told none. */
  sha256: string;
  caption: string;
  /** Safe to show and to save under; "" if there was none. */
  filename: string;
  /** Recorded in the chat, unlike a sent audio file. */
  voice: boolean;
  /** A sticker that moves. */
  animated: boolean;
};
export type InboundLine = {
  retailerId: string;
  quantity: number;
  /** In whole units of the currency, as the catalogue has it; null if it told none. Never trusted: we price anew. */
  price: number | null;
  currency: string;
};

/** What a message says. Texts are cut to our limits, without what cannot be seen or stored; "" where there is none. */
export type InboundContent =
  | { kind: "text"; text: string }
  /** A button or row; `id` is what we sent as its id, or a template button's payload. */
  | { kind: "pick"; id: string; title: string; from: "buttons" | "list" | "template" }
  | { kind: "media"; type: "image" | "video" | "audio" | "document" | "sticker"; file: InboundFile }
  | { kind: "location"; latitude: number; longitude: number; name: string; address: string }
  | { kind: "contacts"; contacts: { name: string; phones: { phone: string; waId: string | null }[] }[] }
  /** `emoji` is empty when an earlier one was taken away. */
  | { kind: "reaction"; wamid: string; emoji: string }
  | { kind: "order"; catalogueId: string; text: string; lines: InboundLine[] }
  /** An answered form; `answers` is JSON as the form made it. */
  | { kind: "form"; name: string; text: string; answers: string }
  | {
      kind: "system";
      what: "number_changed" | "id_changed" | "other";
      newWaId: string | null;
      newBsuid: string | null;
      text: string;
    }
  /** The new content of an earlier message; `of` is its wamid. */
  | { kind: "edit"; of: string; content: InboundContent }
  | { kind: "revoke"; of: string }
  /** Something we do not show; `name` is what the provider calls it. */
  | { kind: "unsupported"; name: string };

export type InboundReferral = {
  /** "ad" or "post", as the provider says. */
  source: string;
  sourceId: string;
  url: string;
  headline: string;
  text: string;
};

export type InboundSender = {
  /** "" if the provider gave none: the event's `externalId` stands for it. */
  wamid: string;
  /** Their id at WhatsApp, a phone number without plus; null for somebody who hides theirs. */
  waId: string | null;
  /** Their business-scoped id. */
  bsuid: string | null;
  /** As they call themselves: one line, "" if unknown. */
  profileName: string;
  /** The provider's time, ISO 8601. */
  providerAt: string | null;
  /** The message they answered. */
  replyTo: string | null;
  /** The product they wrote about, from the catalogue. */
  product: { catalogueId: string; retailerId: string } | null;
  referral: InboundReferral | null;
  forwarded: "no" | "once" | "often";
};
export type InboundMessage = InboundSender & InboundContent;

const mediaTypes = ["image", "video", "audio", "document", "sticker"] as const;
const isMedia = (type: string): type is (typeof mediaTypes)[number] => mediaTypes.some((each) => each === type);
const unsupported = (name: string): InboundContent => ({ kind: "unsupported", name: name.slice(0, 60) });

function fileOf(message: unknown, type: string): InboundFile | undefined {
  const id = idAt(message, type, "id");
  if (id === undefined) return undefined;
  const filename = nameAt(400, message, type, "filename");
  return {
    id,
    // Without parameters, as in "audio/ogg; codecs=opus".
    mime: (nameAt(200, message, type, "mime_type").split(";")[0] ?? "").trim().toLowerCase(),
    sha256: nameAt(128, message, type, "sha256"),
    caption: textAt(limits.image.caption, message, type, "caption"),
    filename: filename === "" ? "" : cleanFileName(filename).slice(-limits.document.filename),
    voice: at(message, type, "voice") === true,
    animated: at(message, type, "animated") === true,
  };
}

function linesOf(message: unknown): InboundLine[] {
  return listAt(message, "order", "product_items")
    .slice(0, most.items)
    .flatMap((item) => {
      const retailerId = idAt(item, "product_retailer_id");
      const quantity = Number(at(item, "quantity") ?? 1);
      if (retailerId === undefined || !Number.isFinite(quantity) || quantity < 1) return [];
      const price = Number(at(item, "item_price") ?? Number.NaN);
      return [
        {
          retailerId,
          quantity: Math.min(Math.floor(quantity), 1_000_000),
          price: Number.isFinite(price) && price >= 0 ? price : null,
          currency: nameAt(3, item, "currency"),
        },
      ];
    });
}

function interactiveOf(message: unknown): InboundContent {
  const type = nameAt(60, message, "interactive", "type");
  if (type === "button_reply" || type === "list_reply") {
    const id = idAt(message, "interactive", type, "id");
    const title = nameAt(most.title, message, "interactive", type, "title");
    if (id === undefined) return title === "" ? unsupported(type) : { kind: "text", text: title };
    return { kind: "pick", id, title, from: type === "list_reply" ? "list" : "buttons" };
  }
  if (type === "nfm_reply")
    return {
      kind: "form",
      name: nameAt(most.title, message, "interactive", type, "name"),
      text: textAt(limits.text.body, message, "interactive", type, "body"),
      answers: textAt(most.answers, message, "interactive", type, "response_json"),
    };
  return unsupported(type === "" ? "interactive" : `interactive ${type}`);
}

function systemOf(message: unknown): InboundContent {
  const type = nameAt(60, message, "system", "type");
  const newWaId = idAt(message, "system", "wa_id") ?? idAt(message, "system", "new_wa_id") ?? null;
  const newBsuid = idAt(message, "system", "user_id") ?? null;
  const what = /changed_number$/.test(type) ? "number_changed" : /changed_user_id$/.test(type) ? "id_changed" : "other";
  return { kind: "system", what, newWaId, newBsuid, text: textAt(limits.text.body, message, "system", "body") };
}

function contactsOf(message: unknown): InboundContent {
  const contacts = listAt(message, "contacts")
    .slice(0, most.contacts)
    .map((each) => ({
      name: nameAt(most.name, each, "name", "formatted_name") || nameAt(most.name, each, "name", "first_name"),
      phones: listAt(each, "phones")
        .slice(0, most.contacts)
        .map((phone) => ({ phone: nameAt(40, phone, "phone"), waId: idAt(phone, "wa_id") ?? null }))
        .filter(({ phone, waId }) => phone !== "" || waId !== null),
    }))
    .filter(({ name, phones }) => name !== "" || phones.length > 0);
  return contacts.length === 0 ? unsupported("contacts") : { kind: "contacts", contacts };
}

function locationOf(message: unknown): InboundContent {
  const latitude = numberAt(message, "location", "latitude");
  const longitude = numberAt(message, "location", "longitude");
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return unsupported("location");
  return {
    kind: "location",
    latitude,
    longitude,
    name: nameAt(most.name, message, "location", "name"),
    address: nameAt(most.address, message, "location", "address"),
  };
}

/** `isInner`: the content of an edit, which can be no edit again. */
function contentOf(message: unknown, isInner = false): InboundContent {
  const type = nameAt(60, message, "type");
  if (idAt(message, "group_id") !== undefined) return unsupported("group");
  if (type === "text") {
    const text = textAt(limits.text.body, message, "text", "body");
    return text === "" ? unsupported("text") : { kind: "text", text };
  }
  if (isMedia(type)) {
    const file = fileOf(message, type);
    return file ? { kind: "media", type, file } : unsupported(type);
  }
  if (type === "interactive") return interactiveOf(message);
  if (type === "button") {
    const title = nameAt(most.title, message, "button", "text");
    const id = idAt(message, "button", "payload") ?? title;
    return id === "" ? unsupported(type) : { kind: "pick", id, title, from: "template" };
  }
  if (type === "location") return locationOf(message);
  if (type === "contacts") return contactsOf(message);
  if (type === "reaction") {
    const wamid = idAt(message, "reaction", "message_id");
    return wamid === undefined
      ? unsupported(type)
      : { kind: "reaction", wamid, emoji: nameAt(32, message, "reaction", "emoji") };
  }
  if (type === "order") {
    const lines = linesOf(message);
    const text = textAt(limits.text.body, message, "order", "text");
    if (lines.length === 0) return text === "" ? unsupported(type) : { kind: "text", text };
    return { kind: "order", catalogueId: idAt(message, "order", "catalog_id") ?? "", text, lines };
  }
  if (type === "system") return systemOf(message);
  if ((type === "edit" || type === "revoke") && !isInner) {
    const of = idAt(message, type, "original_message_id");
    if (of === undefined) return unsupported(type);
    return type === "revoke"
      ? { kind: "revoke", of }
      : { kind: "edit", of, content: contentOf(at(message, "edit", "message"), true) };
  }
  return unsupported(type === "" ? "unknown" : type);
}

function referralOf(message: unknown): InboundReferral | null {
  if (!isObject(at(message, "referral"))) return null;
  return {
    source: nameAt(20, message, "referral", "source_type"),
    sourceId: idAt(message, "referral", "source_id") ?? "",
    url: nameAt(most.url, message, "referral", "source_url"),
    headline: nameAt(200, message, "referral", "headline"),
    text: textAt(limits.text.body, message, "referral", "body"),
  };
}

/**
 * What a customer wrote: the body of an event of kind `message`, or of an `echo`, where `waId` is whom the shop wrote
 * to. Never throws; what we cannot show is `unsupported` with its name.
 */
export function readInbound(body: unknown): InboundMessage {
  const message = at(body, "message");
  const contact = at(body, "contact");
  const catalogueId = idAt(message, "context", "referred_product", "catalog_id");
  const retailerId = idAt(message, "context", "referred_product", "product_retailer_id");
  return {
    wamid: idAt(message, "id") ?? "",
    waId: idAt(contact, "wa_id") ?? idAt(message, "to") ?? idAt(message, "from") ?? null,
    bsuid: idAt(contact, "user_id") ?? idAt(message, "to_user_id") ?? idAt(message, "from_user_id") ?? null,
    profileName: nameAt(most.name, contact, "profile", "name"),
    providerAt: momentOf(at(message, "timestamp")),
    replyTo: idAt(message, "context", "id") ?? null,
    product: catalogueId !== undefined && retailerId !== undefined ? { catalogueId, retailerId } : null,
    referral: referralOf(message),
    forwarded:
      at(message, "context", "frequently_forwarded") === true
        ? "often"
        : at(message, "context", "forwarded") === true
          ? "once"
          : "no",
    ...contentOf(message),
  };
}
