"use client";

import { statusOf } from "@mauzo/api-client/status-of";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { keepLastShop, lastShopOf } from "../../lib/device/last-shop.ts";
import { late } from "../../lib/late/late.tsx";
import { AccountProvider } from "../../lib/session/account.tsx";
import { shopQuery, userQuery } from "../../lib/session/account-queries.ts";
import { useFollowLanguage } from "../../lib/session/language/use-follow-language.ts";
import { usePasswordAsked } from "../../lib/session/password/use-confirm-password.ts";
import { toasts } from "../../lib/toasts.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { Shell } from "../frame/shell.tsx";
import { Loading } from "../states/loading.tsx";

const ConfirmPassword = late(async () => (await import("./confirm-password.tsx")).ConfirmPassword);
const GetStarted = dynamic(
  () => import("../../areas/shop/shop/screens/get-started-screen.tsx").then((module) => module.GetStartedScreen),
  {
    loading: Loading,
  },
);

/** A person without a shop gets started; with one, the back-office opens. A failure says so and can be tried again. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  const passwordAsked = usePasswordAsked();
  const user = useQuery(userQuery);
  const shop = useQuery(shopQuery);
  useFollowLanguage(user.data);
  const noShop = statusOf(shop.error) === 404;
  const shopError = shop.data === undefined && !noShop ? shop.error : null;

  useEffect(() => {
    if (shopError) toasts.push({ title: t("shopFailed"), text: failureText(shopError), tone: "danger" });
  }, [shopError, t, failureText]);

  const [userId, shopName] = [user.data?.id, shop.data?.name];
  useEffect(() => {
    if (userId !== undefined && shopName !== undefined && !noShop) keepLastShop(userId, shopName);
  }, [userId, shopName, noShop]);

  if (user.data === undefined && user.error) {
    return (
      <Failed title={t("userFailed")} error={user.error} busy={user.isFetching} onRetry={() => void user.refetch()} />
    );
  }
  if (shopError) {
    return (
      <Failed title={t("shopFailed")} error={shopError} busy={shop.isFetching} onRetry={() => void shop.refetch()} />
    );
  }
  if (user.data === undefined || (shop.data === undefined && !noShop)) return <Loading />;
  // A shop that was there and is gone: somebody took this person out of it.
  if (shop.data === undefined || noShop) {
    return (
      <>
        <GetStarted user={user.data} lost={shop.data?.name ?? lastShopOf(user.data.id)} />
        {passwordAsked && <ConfirmPassword email={user.data.email} />}
      </>
    );
  }
  return (
    <AccountProvider value={{ user: user.data, shop: shop.data }}>
      <Shell>{children}</Shell>
      {passwordAsked && <ConfirmPassword email={user.data.email} />}
    </AccountProvider>
  );
}

type FailedProps = { title: string; error: Error; busy: boolean; onRetry: () => void };

function Failed({ title, error, busy, onRetry }: FailedProps) {
  const t = useTranslations("shell");
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorPanel title={title} message={useFailureText()(error)} retry={t("retry")} onRetry={onRetry} busy={busy} />
    </main>
  );
}
