import type { Cart } from "@mauzo/contract/orders/cart";
import type { Language } from "../../labels/language.ts";
import type { OrderedLabels } from "../../labels/ordered-labels.ts";
import type { Claiming } from "../../order/claiming.ts";
import { ClaimForm } from "./claim-form.tsx";
import { ClaimList } from "./claim-list.tsx";

type Props = {
  cart: Cart;
  token: string;
  attempt: string;
  claiming: Claiming | undefined;
  pictureUrl: string;
  language: Language;
  labels: OrderedLabels;
};

/** What the customer says was paid: what became of it, and the form to say more. */
export function Claims({ cart, token, attempt, claiming, pictureUrl, language, labels }: Props) {
  const { order, time_zone } = cart;
  if (!order) return null;
  const words = labels.claims;
  const isWell = claiming?.kind === "done" || claiming?.kind === "withdrawn";
  return (
    <>
      {claiming && (
        <p
          role={isWell ? "status" : "alert"}
          className={`mt-4 rounded-control border p-3 ${isWell ? "border-primary bg-primary-soft" : "border-danger bg-danger-soft"}`}
        >
          {words.came[claiming.kind]}
        </p>
      )}
      {order.claims.length > 0 && (
        <ClaimList claims={order.claims} timeZone={time_zone} {...{ token, pictureUrl, language, labels }} />
      )}
      {order.may_claim && <ClaimForm most={order.claimable} {...{ token, attempt, claiming, labels }} />}
    </>
  );
}
