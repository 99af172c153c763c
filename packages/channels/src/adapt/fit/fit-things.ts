import type { OutgoingContact, OutgoingPart } from "../../outgoing-part.ts";
import { problemsOf } from "../../problems-of.ts";
import type { AdaptContext } from "../context.ts";
import { cleanLine, cleanText, paragraphs } from "../text/clean-text.ts";
import { textParts } from "../text/text-parts.ts";

type Location = Extract<OutgoingPart, { kind: "location" }>;
type Contacts = Extract<OutgoingPart, { kind: "contacts" }>;
type Reaction = Extract<OutgoingPart, { kind: "reaction" }>;
type Template = Extract<OutgoingPart, { kind: "template" }>;

const isPlace = (latitude: number, longitude: number) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

/** A place on the map; without coordinates its words with a link that looks for them. */
export function fitLocation({ latitude, longitude, ...words }: Location, context: AdaptContext): OutgoingPart[] {
  const name = cleanLine(words.name);
  const address = cleanLine(words.address);
  if (isPlace(latitude, longitude)) {
    // WhatsApp shows an address below a name only.
    const shown = name === "" ? { name: address, address: "" } : { name, address };
    return [
      {
        ...{ kind: "location", latitude, longitude },
        ...(shown.name === "" ? {} : { name: shown.name }),
        ...(shown.address === "" ? {} : { address: shown.address }),
      },
    ];
  }
  context.note("words", paragraphs(name, address), "");
  const query = [name, address].filter((text) => text !== "").join(", ");
  const link = `https://maps.google.com/?q=${encodeURIComponent(query.slice(0, 300).toWellFormed())}`;
  return textParts(query === "" ? "" : paragraphs(name, address, link), context);
}

function cleanContact({ name, phones, emails = [], organisation }: OutgoingContact): OutgoingContact {
  const numbers = phones
    .map(({ phone, waId }) => ({ phone: cleanLine(phone), ...(cleanLine(waId) ? { waId: cleanLine(waId) } : {}) }))
    .filter(({ phone }) => phone !== "");
  const addresses = emails.map(cleanLine).filter((email) => email !== "");
  const company = cleanLine(organisation);
  return {
    name: cleanLine(name) || company || numbers[0]?.phone || addresses[0] || "",
    phones: numbers,
    ...(addresses.length > 0 ? { emails: addresses } : {}),
    ...(company === "" ? {} : { organisation: company }),
  };
}

export function fitContacts(part: Contacts, { note }: AdaptContext): OutgoingPart[] {
  const contacts = part.contacts.map(cleanContact).filter(({ name }) => name !== "");
  if (contacts.length < part.contacts.length || contacts.length === 0) note("empty", "", "");
  return contacts.length === 0 ? [] : [{ kind: "contacts", contacts }];
}

/** Contacts as lines of a text. */
export const contactsInWords = (part: Contacts): string =>
  paragraphs(
    ...part.contacts
      .map(cleanContact)
      .map(({ name, phones, emails = [], organisation = "" }) =>
        [name, organisation === name ? "" : organisation, ...phones.map(({ phone }) => phone), ...emails]
          .filter((text) => text !== "")
          .join("\n"),
      ),
  );

export function fitReaction(part: Reaction, context: AdaptContext): OutgoingPart[] {
  if (problemsOf(part).length === 0) return [part];
  context.note("words", cleanText(part.emoji), "");
  return textParts(cleanText(part.emoji), context);
}

/** A template with its values in one line each; one that can't be sent is told in words, which need an open window. */
export function fitTemplate(part: Template, context: AdaptContext): OutgoingPart[] {
  const body = part.body.map(cleanLine);
  const header = part.header?.type === "text" ? { ...part.header, text: cleanLine(part.header.text) } : part.header;
  const fitted: Template = { ...part, body, ...(header ? { header } : {}), text: cleanText(part.text) };
  if (problemsOf(fitted).length === 0) return [fitted];
  context.note("words", paragraphs(...body), "");
  return textParts(cleanText(part.text), context, part.text);
}
