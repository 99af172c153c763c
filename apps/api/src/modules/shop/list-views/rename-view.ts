import type { ListView } from "@mauzo/contract/shop/list-views";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findView, updateViewName } from "./queries.ts";
import { viewFor } from "./rules.ts";
import { lockEditableView } from "./steps/lock-editable-view.ts";
import { refuseTakenName } from "./steps/refuse-taken-name.ts";

/** Renames a shared view. */
export function renameView(
  { shopId, tx, person }: ShopContext,
  id: string,
  { name, expected_updated_at }: { name: string; expected_updated_at: string },
): Promise<ListView> {
  return refuseTakenName(
    tx(async (tx) => {
      const { removed, updated_at } = await lockEditableView(tx, shopId, person, id);
      if (removed) throw notFound();
      if (expected_updated_at !== updated_at) throw refuse("view_changed", { extra: { updated_at } });
      await updateViewName(tx, shopId, id, name);
      await publishLiveEvent(tx, { topic: "list-views", id });
      const view = await findView(tx, shopId, id);
      if (!view) throw notFound();
      return viewFor(person, view);
    }),
  );
}
