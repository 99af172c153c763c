import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { paymentClaims } from "@mauzo/contract/orders/payment-claims";
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
  // Customers' pictures are processed one at a time, so that many of them do not delay the shop's own.
  const drawing = pLimit(1);
  mount(paymentClaims.list, ({ params }, { shopId, tx }) =>
    tx(async (tx) => ({ items: await listClaims(tx, shopId, await getOrder(tx, shopId, params.id)) })),
  );
  mount(paymentClaims.confirm, ({ params, body }, context) => confirmClaim(deps, context, { ...params, ...body }));
  mount(paymentClaims.decline, ({ params, body }, context) => declineClaim(deps, context, { ...params, ...body }));
  mount.raw(paymentClaims.picture, ({ params }, context) =>
    showPicture(deps, context, (tx) => findClaim(tx, context.shopId, params.id)),
  );
  mount(
    cartClaims.create,
    (_, { address, cartId }) => deps.limiter.count("claim", { address, account: cartId }),
    ({ body }, context) => createClaim(deps, context, body),
  );
  mount(
    cartClaims.upload,
    ({ query }, context) => preparePicture({ ...deps, drawing }, context, query.id),
    ({ query }, context, picture) => addPicture(deps, context, query.id, picture),
  );
  mount.raw(cartClaims.picture, ({ query }, context) => {
    const { shopId, cartId } = context;
    return showPicture(deps, context, async (tx) => (await getOwnClaim(tx, shopId, { cartId, id: query.id })).row);
  });
  mount(cartClaims.withdraw, ({ body }, context) => withdrawClaim(deps, context, body.id));
}
