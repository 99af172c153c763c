import type { ListView } from "@mauzo/contract/shop/list-views";
import { announce } from "../../../db/live.ts";
import { notFound } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { findView, writeName } from "./queries.ts";
import { viewFor } from "./rules.ts";
import { holdView } from "./steps/hold-view.ts";
import { withOwnName } from "./steps/with-own-name.ts";

/** Gives a shared view another name. */
export function renameView({ shopId, tx, person }: ShopVisit, id: string, name: string): Promise<ListView> {
  return withOwnName(
    tx(async (tx) => {
      if ((await holdView(tx, shopId, person, id)).removed) throw notFound();
      await writeName(tx, shopId, id, name);
      await announce(tx, { topic: "list-views", id });
      const view = await findView(tx, shopId, id);
      if (!view) throw notFound();
      return viewFor(person, view);
    }),
  );
}
