import { ownership } from "@mauzo/contract/account/ownership";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { acceptOwnership } from "./accept-ownership.ts";
import { offerOwnership } from "./offer-ownership.ts";
import { findOwnership } from "./queries.ts";
import { withdrawOffer } from "./withdraw-offer.ts";

export function ownershipRoutes(mount: Mount, deps: Pick<Deps, "queue">) {
  mount(ownership.get, (_, { shopId, tx }) => tx((tx) => findOwnership(tx, shopId)));
  mount(ownership.offer, ({ body }, context) => offerOwnership(deps, context, body.to));
  mount(ownership.accept, (_, context) => acceptOwnership(deps, context));
  mount(ownership.withdraw, (_, context) => withdrawOffer(deps, context));
}
