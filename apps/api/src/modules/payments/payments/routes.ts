import { payments } from "@mauzo/contract/payments/payments";
import type { Deps } from "../../../deps.ts";
import { createLongPolls } from "../../../http/long-poll/create-long-polls.ts";
import type { Mount } from "../../../http/mount.ts";
import { getOrder } from "../../orders/orders/get-order.ts";
import { getOrderByCart } from "../../orders/orders/get-order-by-cart.ts";
import { askForPayment } from "./ask-for-payment.ts";
import { receiveCallback } from "./receive-callback.ts";
import { showCartPayments } from "./show-cart-payments.ts";
import { cartPaymentOf, orderPaymentOf, paymentsOfOrder } from "./steps/payments-of-order.ts";
import { readPayingPhone } from "./steps/read-paying-phone.ts";

export function paymentRoutes(mount: Mount, deps: Deps) {
  /** Each prompt disturbs somebody, who may be anybody: both the order and the phone count. */
  const countPrompt = async (phone: string, address: string, order: string) => {
    await deps.limiter.count("pushToOrder", { address, account: order });
    return deps.limiter.count("pushToPhone", { address, account: phone });
  };
  mount(payments.ofOrder, ({ params }, { shopId, tx }) =>
    tx(async (tx) => {
      const order = await getOrder(tx, shopId, params.id);
      return paymentsOfOrder(tx, deps, { shopId, order, itemOf: orderPaymentOf });
    }),
  );
  mount(
    payments.ask,
    ({ params, body }, { address }) => countPrompt(readPayingPhone(body), address, params.id),
    ({ params, body }, { shopId, person, tx }) =>
      tx(async (tx) => {
        const asked = { shopId, orderId: params.id, body, by: { userId: person.userId, name: person.name } };
        const { row, currency } = await askForPayment(tx, deps, asked);
        return orderPaymentOf(row, currency);
      }),
  );
  mount(payments.ofCart, (_, { shopId, cartId, tx, setHeader }) => {
    setHeader("cache-control", "no-store");
    return tx((tx) => showCartPayments(tx, deps, { shopId, cartId }));
  });
  const watches = createLongPolls<string>(deps.live);
  mount(payments.watchCart, async ({ query: { seen, wait } }, context) => {
    const { shopId, cartId, tx, address, abortSignal, setHeader } = context;
    setHeader("cache-control", "no-store");
    const { known: cursor, pauseMs } = await watches.waitForNews({
      ...{ shopId, address, key: cartId, waitMs: wait * 1_000, abortSignal: abortSignal() },
      read: () => tx(async (tx) => (await showCartPayments(tx, deps, { shopId, cartId })).cursor),
      isNews: (cursor) => cursor !== seen,
    });
    return { cursor, pause_ms: pauseMs };
  });
  mount(
    payments.pay,
    ({ body }, { address, cartId }) => countPrompt(readPayingPhone(body), address, cartId),
    ({ body }, { shopId, cartId, tx }) =>
      tx(async (tx) => {
        const { id: orderId } = await getOrderByCart(tx, shopId, cartId);
        const asked = { shopId, orderId, body, by: { userId: null, name: "" } };
        const { row, currency } = await askForPayment(tx, deps, asked);
        return cartPaymentOf(row, currency);
      }),
  );
  mount(payments.callback, ({ params, bytes }, context) =>
    receiveCallback(deps, context, { secret: params.secret, bytes }),
  );
}
