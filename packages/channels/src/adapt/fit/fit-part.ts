import { limits } from "../../limits.ts";
import type { OutgoingPart } from "../../outgoing-part.ts";
import type { AdaptContext } from "../context.ts";
import { cleanText } from "../text/clean-text.ts";
import { textParts } from "../text/text-parts.ts";
import { fitButtons, fitList } from "./fit-choices.ts";
import { fitFile } from "./fit-file.ts";
import { fitLink } from "./fit-link.ts";
import { fitCatalogue, fitProduct, fitProducts } from "./fit-products.ts";
import { fitContacts, fitLocation, fitReaction, fitTemplate } from "./fit-things.ts";

/** A part as WhatsApp takes it: one or several, in order; bodies of buttons and lists may still be empty. */
export function fitPart(part: OutgoingPart, context: AdaptContext): OutgoingPart[] {
  switch (part.kind) {
    case "text": {
      const text = cleanText(part.text);
      // What can be answered with a number is in the right size already; too long, it would be divided like any text.
      return part.picks && text.length <= limits.text.body && text !== ""
        ? [{ kind: "text", text, picks: part.picks }]
        : textParts(text, context, part.text);
    }
    case "buttons":
      return fitButtons(part, context);
    case "list":
      return fitList(part, context);
    case "image":
    case "video":
    case "audio":
    case "document":
    case "sticker":
      return fitFile(part, context);
    case "location":
      return fitLocation(part, context);
    case "contacts":
      return fitContacts(part, context);
    case "reaction":
      return fitReaction(part, context);
    case "template":
      return fitTemplate(part, context);
    case "link":
      return fitLink(part, context);
    case "product":
      return fitProduct(part, context);
    case "products":
      return fitProducts(part, context);
    case "catalogue":
      return fitCatalogue(part, context);
  }
}
