import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { orderClaims } from "@mauzo/contract/orders/order-claims";
import pLimit from "p-limit";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { getOrder } from "../orders/get-order.ts";
import { addPicture } from "./add-picture.ts";
import { confirmClaim } from "./confirm-claim.ts";
import { createClaim } from "./create-claim.ts";
import { declineClaim } from "./decline-claim.ts";
import { listClaims } from "./list-claims.ts";
import { preparePicture } from "./prepare-picture.ts";
import { findClaim } from "./queries.ts";
import { showPicture } from "./show-picture.ts";
import { getOwnClaim } from "./steps/get-own-claim.ts";
import { withdrawClaim } from "./withdraw-claim.ts";

export function orderClaimRoutes(mount: Mount, deps: Deps) {
  // Customers' pictures are drawn one at a time: however many come, a shop's own are not held up.
  const drawing = pLimit(1);
  mount(orderClaims.list, ({ params }, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listClaims(tx, shopId, await getOrder(tx, shopId, params.id)) })),
  );
  mount(orderClaims.confirm, ({ params, body }, visit) => confirmClaim(deps, visit, { ...params, ...body }));
  mount(orderClaims.decline, ({ params, body }, visit) => declineClaim(visit, { ...params, ...body }));
  mount.raw(orderClaims.picture, ({ params }, visit) =>
    showPicture(deps, visit, (tx) => findClaim(tx, visit.shopId, params.id)),
  );
  mount(
    cartClaims.create,
    (_, { address, cartId }) => deps.limiter.count("claim", { address, account: cartId }),
    ({ body }, visit) => createClaim(visit, body),
  );
  mount(
    cartClaims.upload,
    ({ query }, visit) => preparePicture({ ...deps, drawing }, visit, query.id),
    ({ query }, visit, picture) => addPicture(visit, query.id, picture),
  );
  mount.raw(cartClaims.picture, ({ query }, visit) => {
    const { shopId, cartId } = visit;
    return showPicture(deps, visit, async (tx) => (await getOwnClaim(tx, shopId, { cartId, id: query.id })).row);
  });
  mount(cartClaims.withdraw, ({ body }, visit) => withdrawClaim(visit, body.id));
}
