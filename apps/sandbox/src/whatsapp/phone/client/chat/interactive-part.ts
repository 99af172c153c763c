import { type Json, listOf, objectOf, textOf } from "../../../json.ts";
import type { Message } from "../../../world/model.ts";
import { write } from "../ask.ts";
import { h, icon } from "../parts/dom.ts";
import { richText } from "../parts/rich-text.ts";
import { openSheet } from "../parts/sheet.ts";
import { openCatalogue } from "../sheets/catalogue.ts";
import { words } from "../words.ts";
import type { ChatContext } from "./chat-context.ts";
import { mediaPart } from "./media-part.ts";

export type Drawn = { inside: Node[]; below: Node[] };

function headerPart(value: unknown): Node | undefined {
  const header = objectOf(value);
  const kind = textOf(header.type);
  if (kind === undefined) return undefined;
  return kind === "text" ? h("strong", { class: "head" }, textOf(header.text) ?? "") : mediaPart(kind, header[kind]);
}

const action = (label: string, click: () => void, name?: "list" | "bag") =>
  h("button", { type: "button", class: "action", click }, name && icon(name), h("span", {}, label));

function pick({ customer, shop }: ChatContext, message: Message, id: unknown): void {
  void write(customer.wa_id, shop.phone_number_id, { pick: id, message_id: message.id });
}

function openList(chat: ChatContext, message: Message, title: string, sections: Json[]): void {
  openSheet(chat.screen, title, (close) =>
    sections.map((section) =>
      h(
        "section",
        { class: "rows" },
        textOf(section.title) ? h("h4", {}, textOf(section.title)) : null,
        ...listOf(section.rows)
          .map(objectOf)
          .map((row) =>
            h(
              "button",
              {
                type: "button",
                class: "row",
                click: () => {
                  close();
                  pick(chat, message, row.id);
                },
              },
              h(
                "span",
                { class: "row-words" },
                h("b", {}, textOf(row.title) ?? ""),
                h("small", {}, textOf(row.description) ?? ""),
              ),
              h("span", { class: "ring", "aria-hidden": "true" }),
            ),
          ),
      ),
    ),
  );
}

function productsOf(content: Json): string[] {
  const parts = objectOf(content.action);
  const single = textOf(parts.product_retailer_id);
  const several = listOf(parts.sections).flatMap((section) => listOf(objectOf(section).product_items).map(objectOf));
  return single ? [single] : several.map((item) => textOf(item.product_retailer_id) ?? "");
}

function actionsOf(chat: ChatContext, message: Message, content: Json): Node[] {
  const parts = objectOf(content.action);
  const kind = textOf(content.type);
  if (kind === "button") {
    return listOf(parts.buttons).map((button) => {
      const { id, title } = objectOf(objectOf(button).reply);
      return action(textOf(title) ?? "", () => pick(chat, message, id));
    });
  }
  if (kind === "list") {
    const label = textOf(parts.button) ?? words.choose;
    return [action(label, () => openList(chat, message, label, listOf(parts.sections).map(objectOf)), "list")];
  }
  if (kind === "cta_url" || kind === "flow") {
    const { display_text, url, flow_cta } = objectOf(parts.parameters);
    const label = textOf(display_text) ?? textOf(flow_cta) ?? words.view;
    const href = textOf(url);
    return [
      h(
        "a",
        { class: "action", ...(href && { href }), target: "_blank", rel: "noreferrer" },
        icon("link"),
        h("span", {}, label),
      ),
    ];
  }
  const only = productsOf(content);
  return [action(words.view, () => openCatalogue(chat, only.length > 0 ? only : undefined), "bag")];
}

/** The pictures of what a product message offers. */
function offerPart({ shop }: ChatContext, content: Json): Node | undefined {
  const only = productsOf(content);
  const shown = shop.products.filter(({ retailer_id }) => only.includes(retailer_id)).slice(0, 3);
  if (shown.length === 0) return undefined;
  return h(
    "span",
    { class: "offer" },
    ...shown.map(({ name, picture }) =>
      picture ? h("img", { src: picture, alt: name }) : h("span", { class: "no-picture" }, name),
    ),
  );
}

export function interactivePart(chat: ChatContext, message: Message): Drawn {
  const content = objectOf(message.content);
  const reply = objectOf(content.button_reply ?? content.list_reply);
  if (textOf(reply.title) !== undefined) {
    return {
      inside: [h("p", {}, textOf(reply.title) ?? ""), h("small", {}, textOf(reply.description) ?? "")],
      below: [],
    };
  }
  const footer = textOf(objectOf(content.footer).text);
  const inside = [
    headerPart(content.header),
    offerPart(chat, content),
    h("p", {}, ...richText(textOf(objectOf(content.body).text) ?? "")),
    footer ? h("small", {}, footer) : undefined,
  ];
  return { inside: inside.filter((node) => node !== undefined), below: actionsOf(chat, message, content) };
}
