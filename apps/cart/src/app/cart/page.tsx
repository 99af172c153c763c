import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { en } from "@mauzo/product-cards/cart/labels-en";
import { sw } from "@mauzo/product-cards/cart/labels-sw";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cartPath } from "../../cart-token.ts";
import { addresses } from "../../env.ts";
import { getPayments } from "../../forms/payment-requests.ts";
import { type CartView, cartViewOf } from "../../order/cart-view.ts";
import { parseCancelResult } from "../../order/results/cancel-result.ts";
import { parseClaimResult } from "../../order/results/payment-claim-result.ts";
import { problemKindOf } from "../../order/results/submit-result.ts";
import { withoutUnorderable } from "../../order/rules.ts";
import { claimPictureUrl, receiptUrl } from "../../order-urls.ts";
import { CartLayout, OrderHeader } from "../../parts/cart-layout.tsx";
import { CartScreen } from "../../parts/cart-screen.tsx";
import { MessagePage } from "../../parts/message-page.tsx";
import { OrderedView } from "../../parts/ordered/ordered-view.tsx";
import { FailedToast } from "../../parts/toasts/failed-toast.tsx";
import { loadRequestContext } from "../../request-context.ts";
import { forwardedHeaders } from "../../same-origin.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const { loaded } = await loadRequestContext();
  if (loaded?.kind !== "cart") return {};
  const t = await getTranslations("page");
  return { title: t("tabTitle", { id: loaded.cart.order_id, shop: loaded.cart.shop_name }) };
}

export default async function CartPage({ searchParams }: Props) {
  const { token, loaded, language, draft } = await loadRequestContext();
  const { placed, problem, cancel, claim, amount, reference, payee } = await searchParams;
  const { siteUrl } = addresses();
  const t = await getTranslations("page");
  const frame = { siteUrl };
  const home = { href: `${siteUrl}/`, label: t("goHome") };
  if (!loaded) {
    return (
      <CartLayout {...frame}>
        <MessagePage title={t("error")} text={t("noToken")} action={home} />
      </CartLayout>
    );
  }
  if (loaded.kind === "gone") {
    return (
      <CartLayout {...frame}>
        <MessagePage title={t("gone.title")} text={t("gone.text")} action={home} />
      </CartLayout>
    );
  }
  if (loaded.kind === "failed") {
    return (
      <CartLayout {...frame}>
        <FailedToast text={t("loadFailed.title")} />
        <MessagePage
          title={t("loadFailed.title")}
          text={t("loadFailed.text")}
          action={{ href: cartPath(token), label: t("retry") }}
        />
      </CartLayout>
    );
  }
  const cart = withoutUnorderable(loaded.cart);
  if (cart.products.length === 0) {
    const shop = {
      href: `${siteUrl}/shops/${encodeURIComponent(cart.shop_slug)}`,
      label: t("backToShop", { shop: isolateBidi(cart.shop_name) }),
    };
    return (
      <CartLayout {...frame}>
        <MessagePage title={t("empty.title")} text={t("empty.text")} action={shop} />
      </CartLayout>
    );
  }
  const payments = await getPayments(token, forwardedHeaders(await headers()));
  const view = cartViewOf(cart, draft, problemKindOf(problem));
  const shown = {
    ...{ token, cancelling: parseCancelResult(cancel), siteUrl, language },
    ...{ claiming: parseClaimResult(claim, { amount, reference, payee }), attempt: crypto.randomUUID() },
    receiptUrl: receiptUrl(siteUrl, token, language),
    pictureUrl: claimPictureUrl(siteUrl, token),
    networks: (payments?.offer.networks ?? []).join(" · "),
  };
  const start: CartView = placed && cart.state === "ordered" ? { cart, isNew: true } : view;
  const needs = { name: cart.customer.name === "", phone: cart.customer.phone === "" };
  return (
    <CartLayout {...frame} shop={cart} header={<OrderHeader cart={cart} {...frame} />}>
      <CartScreen
        start={start}
        {...shown}
        ordered={cart.state === "ordered" && <OrderedView cart={cart} {...shown} isNew={start.isNew ?? false} />}
        needs={needs}
        cardLabels={language === "sw" ? sw : en}
        madeAtMs={Date.now()}
      />
    </CartLayout>
  );
}
