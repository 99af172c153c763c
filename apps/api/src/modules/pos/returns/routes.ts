import { tillReturns } from "@mauzo/contract/pos/returns";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { findReceipt } from "./find-receipt.ts";
import { takeBack } from "./take-back.ts";

export function returnRoutes(mount: Mount, deps: Deps) {
  mount(tillReturns.find, ({ query }, { shopId, tx }) => tx((tx) => findReceipt(tx, shopId, query.code)));
  mount(tillReturns.create, ({ body }, context) => takeBack(deps, context, body));
}
