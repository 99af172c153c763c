import type { ListView } from "@mauzo/contract/shop/list-views";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findView, updateViewName } from "./queries.ts";
import { viewFor } from "./rules.ts";
import { lockEditableView } from "./steps/lock-editable-view.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";

/** Renames a shared view. */
export function renameView({ shopId, tx, person }: ShopContext, id: string, name: string): Promise<ListView> {
  return refuseTakenName(
    tx(async (tx) => {
      if ((await lockEditableView(tx, shopId, person, id)).removed) throw notFound();
      await updateViewName(tx, shopId, id, name);
      await publishLiveEvent(tx, { topic: "list-views", id });
      const view = await findView(tx, shopId, id);
      if (!view) throw notFound();
      return viewFor(person, view);
    }),
  );
}
