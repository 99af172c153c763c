import { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { showPrivatePicture } from "../../shop/media/steps/show-private-picture.ts";
import { confirmDraft } from "./confirm-draft.ts";
import { discardOrRestoreDraft } from "./discard-or-restore-draft.ts";
import { findDraftPicture, listDrafts } from "./queries/read-drafts.ts";

export function expenseDraftRoutes(mount: Mount, deps: Deps) {
  mount(expenseDrafts.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (page) => listDrafts(tx, shopId, page))),
  );
  mount(expenseDrafts.confirm, ({ params, body }, context) => confirmDraft(deps, context, params.id, body));
  mount(expenseDrafts.discard, ({ params: { id } }, context) =>
    discardOrRestoreDraft(deps, context, { id, state: "discarded" }),
  );
  mount(expenseDrafts.restore, ({ params: { id } }, context) =>
    discardOrRestoreDraft(deps, context, { id, state: "open" }),
  );
  mount.raw(expenseDrafts.picture, ({ params }, context) =>
    showPrivatePicture(deps, context, {
      name: "receipt.webp",
      find: (tx) => findDraftPicture(tx, context.shopId, params.id),
    }),
  );
}
