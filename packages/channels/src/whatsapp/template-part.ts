import type { TemplateText } from "@mauzo/contract/conversations/message-templates";
import { fieldsIn } from "@mauzo/contract/conversations/template-rules";
import { byEitherName, type MessageField } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import { fillText } from "@mauzo/format/fill-text";
import type { OutgoingPart } from "../outgoing-part.ts";

type Approved = { name: string; language: Language; text: TemplateText };
export type FieldValues = Readonly<Record<MessageField, string>>;

/** The words of a template with these values, as whoever gets it reads them. */
export function templateWords({ header, body, footer }: TemplateText, values: FieldValues): string {
  const named = byEitherName(values);
  return [fillText(header, named), fillText(body, named), footer].filter((text) => text !== "").join("\n\n");
}

/** A template as a part of the outbox, with these values. An empty one is a dash, as the service takes none. */
export function templatePart({ name, language, text }: Approved, values: FieldValues): OutgoingPart {
  const wordOf = (field: MessageField) => values[field] || "–";
  const [ofHeader] = fieldsIn(text.header);
  return {
    ...{ kind: "template", name, language },
    ...(ofHeader && { header: { type: "text", text: wordOf(ofHeader) } }),
    body: fieldsIn(text.body).map(wordOf),
    buttons: [],
    text: templateWords(text, values),
  };
}
