import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cartPath } from "../../../cart-token.ts";
import { addresses } from "../../../env.ts";
import { getPayments } from "../../../forms/payment-requests.ts";
import { parsePushProblem } from "../../../order/results/push-problem.ts";
import { CartLayout, OrderHeader } from "../../../parts/cart-layout.tsx";
import { PayScreen } from "../../../parts/paying/pay-screen.tsx";
import { loadRequestContext } from "../../../request-context.ts";
import { forwardedHeaders } from "../../../same-origin.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Paying with a phone: the form, then what appears on the phone, then what became of it. All of it without scripts too. */
export default async function PayPage({ searchParams }: Props) {
  const { token, loaded } = await loadRequestContext();
  const { problem, phone } = await searchParams;
  const payments = await getPayments(token, forwardedHeaders(await headers()));
  if (loaded?.kind !== "cart" || loaded.cart.state !== "ordered" || !payments) redirect(cartPath(token));
  const { siteUrl } = addresses();
  const { cart } = loaded;
  return (
    <CartLayout siteUrl={siteUrl} shop={cart} header={<OrderHeader cart={cart} siteUrl={siteUrl} />}>
      <PayScreen
        {...{ cart, token, payments }}
        problem={parsePushProblem(problem)}
        typed={typeof phone === "string" ? phone.slice(0, 32) : undefined}
        attempt={crypto.randomUUID()}
      />
    </CartLayout>
  );
}
