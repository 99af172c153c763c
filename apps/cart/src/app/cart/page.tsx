import { isolated } from "@mauzo/format/isolated";
import { cartPath } from "../../cart-token.ts";
import { addresses } from "../../env.ts";
import { cancellingOf } from "../../order/cancelling.ts";
import { claimingOf } from "../../order/claiming.ts";
import { problemKindOf } from "../../order/placement.ts";
import { keepOrderable } from "../../order/rules.ts";
import { viewOf } from "../../order/view.ts";
import { claimPictureUrl, receiptUrl } from "../../order-urls.ts";
import { CartFrame, OrderHeader } from "../../parts/cart-frame.tsx";
import { CartScreen } from "../../parts/cart-screen.tsx";
import { Face } from "../../parts/face.tsx";
import { OrderedView } from "../../parts/ordered/ordered-view.tsx";
import { Toast } from "../../parts/toast.tsx";
import { openVisit } from "../../visit.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CartPage({ searchParams }: Props) {
  const { token, loaded, language, labels, draft } = await openVisit();
  const { placed, problem, cancel, claim, amount, reference } = await searchParams;
  const { siteUrl } = addresses();
  const frame = { siteUrl, labels };
  const home = { href: `${siteUrl}/`, label: labels.goHome };
  if (!loaded) {
    return (
      <CartFrame {...frame}>
        <Face title={labels.error} text={labels.noToken} action={home} />
      </CartFrame>
    );
  }
  if (loaded.kind === "gone") {
    return (
      <CartFrame {...frame}>
        <Face {...labels.gone} action={home} />
      </CartFrame>
    );
  }
  if (loaded.kind === "failed") {
    return (
      <CartFrame {...frame}>
        <Toast kind="error" text={labels.loadFailed.title} labels={labels} />
        <Face {...labels.loadFailed} action={{ href: cartPath(token), label: labels.retry }} />
      </CartFrame>
    );
  }
  const cart = keepOrderable(loaded.cart);
  if (cart.products.length === 0) {
    const shop = {
      href: `${siteUrl}/shops/${encodeURIComponent(cart.shop_slug)}`,
      label: labels.backToShop(isolated(cart.shop_name)),
    };
    return (
      <CartFrame {...frame}>
        <Face {...labels.empty} action={shop} />
      </CartFrame>
    );
  }
  const view = viewOf(cart, draft, problemKindOf(problem));
  const shown = {
    ...{ token, cancelling: cancellingOf(cancel), siteUrl, language },
    ...{ claiming: claimingOf(claim, amount, reference), attempt: crypto.randomUUID() },
    receiptUrl: receiptUrl(siteUrl, token, language),
    pictureUrl: claimPictureUrl(siteUrl, token),
  };
  const needs = { name: cart.customer.name === "", phone: cart.customer.phone === "" };
  return (
    <CartFrame {...frame} shop={cart} header={<OrderHeader cart={cart} {...frame} />}>
      <CartScreen
        start={placed && cart.state === "ordered" ? { cart, toast: "placed" } : view}
        {...shown}
        ordered={cart.state === "ordered" && <OrderedView cart={cart} {...shown} />}
        needs={needs}
        madeAtMs={Date.now()}
      />
    </CartFrame>
  );
}
