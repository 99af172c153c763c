import { listOf, objectOf, textOf } from "../../../json.ts";
import type { Message } from "../../../world/model.ts";
import { state } from "../state.ts";
import { words } from "../words.ts";

/** The words of a template with its values in their places. */
export function templateText(content: unknown, part: string): string {
  const { name, language, components } = objectOf(content);
  const code = objectOf(language).code;
  const template = state.templates.find((one) => one.name === name && one.language === code);
  const find = (list: unknown) =>
    listOf(list)
      .map(objectOf)
      .find(({ type }) => textOf(type)?.toLowerCase() === part);
  const values = listOf(find(components)?.parameters).map((value) => objectOf(value));
  let at = 0;
  return (textOf(find(template?.components)?.text) ?? "").replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name) => {
    const value = values.find(({ parameter_name }) => parameter_name === name) ?? values[at];
    at += 1;
    return textOf(value?.text) ?? "";
  });
}

/** A message in one line, as lists and quotes have it. */
export function summaryOf({ type, content }: Message): string {
  const parts = objectOf(content);
  const body = textOf(objectOf(parts.body).text);
  const reply = objectOf(parts.button_reply ?? parts.list_reply);
  const named: Record<string, string | undefined> = {
    text: textOf(parts.body),
    interactive: textOf(reply.title) ?? body ?? words.catalogue,
    button: textOf(parts.text),
    template: templateText(content, "body") || textOf(parts.name),
    image: textOf(parts.caption) || words.photo,
    video: textOf(parts.caption) || words.film,
    audio: words.audio,
    document: textOf(parts.filename) || words.file,
    sticker: words.sticker,
    location: textOf(parts.name) || words.place,
    contacts: words.contact,
    order: words.order,
  };
  return named[type] ?? words.unsupported;
}
