import type { FilePlace, OutgoingContact, OutgoingFile, OutgoingPart, TemplateValue } from "../outgoing-part.ts";

export type Recipient = {
  /** A phone number with its plus, or a business-scoped id. */
  to: { phone: string } | { bsuid: string };
  /** Our id in the outbox: comes back in each status of the message. */
  outboxId: string;
  /** The wamid of the message that is answered. */
  replyTo?: string;
};

/** The body of `POST /{phone_number_id}/messages`: JSON. */
export type WireMessage = Record<string, unknown>;

const place = (file: FilePlace) => ("id" in file ? { id: file.id } : { link: file.link });
const withText = (name: string, text: string | undefined) => (text ? { [name]: text } : {});
const header = (text: string | undefined) => (text ? { header: { type: "text", text } } : {});
const footer = (text: string | undefined) => (text ? { footer: { text } } : {});

const mediaOf = ({ file, caption }: OutgoingFile) => ({ ...place(file), ...withText("caption", caption) });

const contactOf = ({ name, phones, emails = [], organisation }: OutgoingContact) => ({
  // A formatted name needs one of its parts beside it.
  name: { formatted_name: name, first_name: name },
  phones: phones.map(({ phone, waId }) => ({ phone, type: "CELL", ...withText("wa_id", waId) })),
  ...(emails.length > 0 ? { emails: emails.map((email) => ({ email, type: "WORK" })) } : {}),
  ...(organisation ? { org: { company: organisation } } : {}),
});

const parameterOf = (value: TemplateValue) =>
  value.type === "text"
    ? { type: "text", text: value.text }
    : { type: value.type, [value.type]: { ...place(value.file), ...withText("filename", value.filename) } };

type Template = Extract<OutgoingPart, { kind: "template" }>;
function templateOf({ name, language, header: top, body, buttons }: Template) {
  const components = [
    ...(top ? [{ type: "header", parameters: [parameterOf(top)] }] : []),
    ...(body.length > 0 ? [{ type: "body", parameters: body.map((text) => ({ type: "text", text })) }] : []),
    ...buttons.map(({ type, index, value }) => ({
      type: "button",
      sub_type: type,
      index: String(index),
      parameters: [
        type === "quick_reply"
          ? { type: "payload", payload: value }
          : type === "copy_code"
            ? { type: "coupon_code", coupon_code: value }
            : { type: "text", text: value },
      ],
    })),
  ];
  return { name, language: { code: language }, ...(components.length > 0 ? { components } : {}) };
}

type Interactive = Extract<OutgoingPart, { kind: "buttons" | "list" | "link" | "product" | "products" | "catalogue" }>;
function interactiveOf(part: Interactive) {
  switch (part.kind) {
    case "buttons":
      return {
        type: "button",
        ...header(part.header),
        body: { text: part.body },
        ...footer(part.footer),
        action: { buttons: part.buttons.map(({ id, title }) => ({ type: "reply", reply: { id, title } })) },
      };
    case "list":
      return {
        type: "list",
        ...header(part.header),
        body: { text: part.body },
        ...footer(part.footer),
        action: {
          button: part.button,
          sections: part.sections.map(({ title, rows }) => ({
            ...withText("title", title),
            rows: rows.map((row) => ({ id: row.id, title: row.title, ...withText("description", row.description) })),
          })),
        },
      };
    case "link":
      return {
        type: "cta_url",
        ...header(part.header),
        body: { text: part.body },
        ...footer(part.footer),
        action: { name: "cta_url", parameters: { display_text: part.label, url: part.url } },
      };
    case "product":
      return {
        type: "product",
        ...(part.body ? { body: { text: part.body } } : {}),
        ...footer(part.footer),
        action: { catalog_id: part.catalogueId, product_retailer_id: part.retailerId },
      };
    case "products":
      return {
        type: "product_list",
        ...header(part.header),
        body: { text: part.body },
        ...footer(part.footer),
        action: {
          catalog_id: part.catalogueId,
          sections: part.sections.map(({ title, retailerIds }) => ({
            ...withText("title", title),
            product_items: retailerIds.map((id) => ({ product_retailer_id: id })),
          })),
        },
      };
    case "catalogue":
      return {
        type: "catalog_message",
        body: { text: part.body },
        ...footer(part.footer),
        action: {
          name: "catalog_message",
          ...(part.thumbnailRetailerId
            ? { parameters: { thumbnail_product_retailer_id: part.thumbnailRetailerId } }
            : {}),
        },
      };
  }
}

const firstLink = /https?:\/\/\S/;

function contentOf(part: OutgoingPart): { type: string; content: unknown } {
  switch (part.kind) {
    case "text":
      return { type: "text", content: { body: part.text, preview_url: firstLink.test(part.text) } };
    case "image":
    case "video":
      return { type: part.kind, content: mediaOf(part) };
    case "document":
      return { type: "document", content: { ...mediaOf(part), ...withText("filename", part.filename) } };
    case "audio":
      return { type: "audio", content: { ...place(part.file), ...(part.voice ? { voice: true } : {}) } };
    case "sticker":
      return { type: "sticker", content: place(part.file) };
    case "location": {
      const { latitude, longitude, name, address } = part;
      return {
        type: "location",
        content: { latitude, longitude, ...withText("name", name), ...withText("address", address) },
      };
    }
    case "contacts":
      return { type: "contacts", content: part.contacts.map(contactOf) };
    case "reaction":
      return { type: "reaction", content: { message_id: part.wamid, emoji: part.emoji } };
    case "template":
      return { type: "template", content: templateOf(part) };
    default:
      return { type: "interactive", content: interactiveOf(part) };
  }
}

/**
 * The body of a request that sends one part, exactly as the Cloud API has it (v25). The part must have no problems
 * (`problemsOf`): nothing is cut or checked here.
 */
export function toWire(part: OutgoingPart, { to, outboxId, replyTo }: Recipient): WireMessage {
  const { type, content } = contentOf(part);
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...("phone" in to ? { to: to.phone } : { recipient: to.bsuid }),
    type,
    [type]: content,
    // A reaction names its message itself.
    ...(replyTo && part.kind !== "reaction" ? { context: { message_id: replyTo } } : {}),
    biz_opaque_callback_data: outboxId,
  };
}

/** The body that marks a message as read, and with `typing` shows that somebody writes, for 25 seconds at most. */
export const readReceipt = (wamid: string, typing: boolean): WireMessage => ({
  messaging_product: "whatsapp",
  status: "read",
  message_id: wamid,
  ...(typing ? { typing_indicator: { type: "text" } } : {}),
});
