import { shop } from "@mauzo/contract/shop/shop";
import { shopSecurity } from "@mauzo/contract/shop/shop-security";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { createShop } from "./create-shop.ts";
import { getOwnShop } from "./get-own-shop.ts";
import { requireSecondFactor } from "./require-second-factor.ts";
import { startEmpty } from "./start-empty.ts";
import { updateShop } from "./update-shop.ts";

export function shopRoutes(mount: Mount, deps: Deps) {
  mount(shop.get, (_, context) => getOwnShop(deps, context));
  mount(shop.create, ({ body }, { person }) => createShop(deps, person.userId, body));
  mount(shop.startEmpty, (_, context) => startEmpty(deps, context));
  mount(shopSecurity.requireSecondFactor, ({ body }, context) => requireSecondFactor(deps, context, body.required));
  mount(shop.update, ({ body }, context) => updateShop(deps, context, body));
}
