import { popups } from "@mauzo/contract/marketing/popups";
import { publicPopups } from "@mauzo/contract/marketing/public-popups";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { archiveOrRestorePopup } from "./archive-or-restore-popup.ts";
import { countPopup } from "./count-popup.ts";
import { createPopup } from "./create-popup.ts";
import { movePopup } from "./move-popup.ts";
import { listPublic } from "./queries/public-popups.ts";
import { listPopups } from "./queries/read-popups.ts";
import { savePopup } from "./save-popup.ts";
import { getPopup } from "./steps/get-popup.ts";
import { turnPopup } from "./turn-popup.ts";

export function popupRoutes(mount: Mount, deps: Deps) {
  mount(popups.list, (_, { shopId, tx }) => tx(async (tx) => ({ items: await listPopups(tx, shopId) })));
  mount(popups.get, ({ params }, { shopId, tx }) => tx((tx) => getPopup(tx, shopId, params.id)));
  mount(popups.create, ({ body }, context) => createPopup(context, body));
  mount(popups.save, ({ params, body }, context) => savePopup(deps, context, params.id, body));
  mount(popups.turnOn, ({ params }, context) => turnPopup(context, { ...params, on: true }));
  mount(popups.turnOff, ({ params }, context) => turnPopup(context, { ...params, on: false }));
  mount(popups.move, ({ params, body }, context) => movePopup(context, { ...params, ...body }));
  mount(popups.remove, ({ params }, context) => archiveOrRestorePopup(context, { ...params, archive: true }));
  mount(popups.restore, ({ params }, context) => archiveOrRestorePopup(context, { ...params, archive: false }));
  mount(publicPopups.list, (_, { shopId, tx }) => tx((tx) => listPublic(tx, shopId)));
  mount(
    publicPopups.count,
    (_, { shopId, address }) => deps.limiter.count("popupCount", { address, account: shopId }),
    ({ body }, context) => countPopup(context, body),
  );
}
