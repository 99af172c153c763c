import { shop } from "@mauzo/contract/shop";
import { inShop } from "../../db/scope.ts";
import type { Deps } from "../../deps.ts";
import type { Mount } from "../../http/mount.ts";
import { notFound } from "../../http/refusal.ts";
import { createShop } from "./create-shop.ts";
import { getShop } from "./get-shop.ts";
import { updateShop } from "./update-shop.ts";

export function shopRoutes(mount: Mount, deps: Deps) {
  mount(shop.get, async (_, { person: { shopId } }) => {
    if (!shopId) throw notFound();
    return inShop(deps.pool, shopId, (tx) => getShop(tx, shopId));
  });
  mount(shop.create, ({ body }, { person }) => createShop(deps, person.userId, body));
  mount(shop.update, ({ body }, visit) => updateShop(visit, body));
}
