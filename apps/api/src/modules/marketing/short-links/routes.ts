import { shortLinks } from "@mauzo/contract/marketing/short-links";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { archiveOrRestoreShortLink } from "./archive-or-restore-short-link.ts";
import { createShortLink } from "./create-short-link.ts";
import { followShortLink } from "./follow-short-link.ts";
import { saveShortLink } from "./save-short-link.ts";
import { getShortLink, getShortLinks } from "./steps/get-short-link.ts";

export function shortLinkRoutes(mount: Mount, deps: Deps) {
  mount(shortLinks.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await getShortLinks(tx, deps, shopId) })));
  mount(shortLinks.get, ({ params }, { shopId, tx }) => tx((tx) => getShortLink(tx, deps, shopId, params.id)));
  mount(shortLinks.create, ({ body }, context) => createShortLink(deps, context, body));
  mount(shortLinks.save, ({ params, body }, context) => saveShortLink(deps, context, params.id, body));
  mount(shortLinks.remove, ({ params }, context) => archiveOrRestoreShortLink(context, { ...params, archive: true }));
  mount(shortLinks.restore, ({ params }, context) => archiveOrRestoreShortLink(context, { ...params, archive: false }));
  mount.raw(shortLinks.follow, ({ params, query }, context) => followShortLink(deps, context, { ...params, ...query }));
}
