import { contactMessages } from "@mauzo/contract/storefront/contact-messages";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createContactMessage } from "./create-contact-message.ts";

export function contactMessageRoutes(mount: Mount, deps: Deps) {
  mount(contactMessages.create, ({ body }, context) => createContactMessage(deps, context, body));
}
