import { partsOfAction } from "../src/adapt/parts-of-action.ts";
import type { Sayable } from "../src/adapt.ts";
import type { OutgoingPart } from "../src/outgoing-part.ts";

const frame = ({ header, body, footer }: { header?: string; body?: string; footer?: string }) => [header, body, footer];

function textsOfPart(part: OutgoingPart): (string | undefined)[] {
  switch (part.kind) {
    case "text":
      return [part.text];
    case "buttons":
      return [...frame(part), ...part.buttons.map(({ title }) => title)];
    case "list":
      return [
        ...frame(part),
        part.button,
        ...part.sections.flatMap(({ title, rows }) => [title, ...rows.flatMap((row) => [row.title, row.description])]),
      ];
    case "location":
      return [part.name, part.address];
    case "contacts":
      return part.contacts.flatMap(({ name, phones, emails = [], organisation }) => [
        name,
        ...phones.map(({ phone }) => phone),
        ...emails,
        organisation,
      ]);
    case "reaction":
      return [part.emoji];
    case "template":
      // Its text is the same again, as people read it.
      return part.body;
    case "link":
      return [...frame(part), part.label, part.url];
    case "product":
    case "catalogue":
      return frame(part);
    case "products":
      return [...frame(part), ...part.sections.map(({ title }) => title)];
    default:
      return [part.caption, part.filename];
  }
}

/** Every text of it that people read. */
export const textsOf = (said: Sayable): string[] =>
  ("kind" in said ? [said] : partsOfAction(said)).flatMap(textsOfPart).filter((text) => text !== undefined);

/** The ids of its buttons and rows, as a database can hold them. */
export const idsOf = (said: Sayable): string[] =>
  ("kind" in said ? [said] : partsOfAction(said)).flatMap((part) => {
    if (part.kind === "text") return part.picks?.map(({ id }) => id) ?? [];
    if (part.kind === "buttons") return part.buttons.map(({ id }) => id);
    return part.kind === "list" ? part.sections.flatMap(({ rows }) => rows.map(({ id }) => id)) : [];
  });
