"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useOffline } from "../../lib/offline/use-offline.ts";
import { AccountProvider } from "../../lib/session/account.tsx";
import { shopQuery, userQuery } from "../../lib/session/account-queries.ts";
import { useAccountLanguage } from "../../lib/session/language/use-account-language.ts";
import { useStepUpOpen } from "../../lib/session/password/use-step-up-open.ts";
import { clearKept } from "../../lib/session/token/token-cookie.ts";
import { lastShopOf, saveLastShop } from "../../lib/storage/last-shop.ts";
import { toasts } from "../../lib/toasts.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { Shell } from "../frame/shell.tsx";
import { AccountLoading } from "../states/account-loading.tsx";

const ConfirmPassword = lazyPart(async () => (await import("./confirm-password.tsx")).ConfirmPassword);
const GetStarted = lazy(async () => ({
  default: (await import("../../areas/shop/shop/screens/get-started-screen.tsx")).GetStartedScreen,
}));
const SecondFactorFirst = lazy(async () => ({
  default: (await import("./second-factor-first.tsx")).SecondFactorFirst,
}));

/** Sends a person without a shop to the first steps; with one, the back-office opens. An error can be retried. */
export function AccountGate({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const failureText = useFailureText();
  const passwordAsked = useStepUpOpen();
  const user = useQuery(userQuery);
  const shop = useQuery(shopQuery);
  useAccountLanguage(user.data);
  const noShop = errorCode(shop.error) === "not_found";
  const isIncomplete = user.data === undefined || (shop.data === undefined && !noShop);
  const isRestoring = useOffline(isIncomplete) && isIncomplete;
  const shopError = shop.data === undefined && !noShop && !isRestoring ? shop.error : null;

  useEffect(() => {
    if (shopError) toasts.push({ title: t("shopFailed"), text: failureText(shopError), tone: "danger" });
  }, [shopError, t, failureText]);

  const [userId, shopName] = [user.data?.id, shop.data?.name];
  useEffect(() => {
    if (userId !== undefined && shopName !== undefined && !noShop) saveLastShop(userId, shopName);
  }, [userId, shopName, noShop]);

  // Somebody else's eyes, in this tab or another: nothing of what was read before stays.
  const firstId = useRef<string>(undefined);
  useEffect(() => {
    if (userId === undefined) return;
    firstId.current ??= userId;
    if (firstId.current !== userId) void clearKept().then(() => location.reload());
  }, [userId]);

  if (user.data === undefined && user.error && !isRestoring) {
    return (
      <Failed title={t("userFailed")} error={user.error} busy={user.isFetching} onRetry={() => void user.refetch()} />
    );
  }
  if (shopError) {
    return (
      <Failed title={t("shopFailed")} error={shopError} busy={shop.isFetching} onRetry={() => void shop.refetch()} />
    );
  }
  if (user.data === undefined || (shop.data === undefined && !noShop)) {
    return (
      <>
        <AccountLoading />
        {/* Nothing of the page shows without an account, but its first queries start. */}
        <div hidden>{children}</div>
      </>
    );
  }
  // There was a shop and now there is none: the person was removed from it.
  if (shop.data === undefined || noShop) {
    return (
      <>
        <Suspense fallback={<AccountLoading />}>
          <GetStarted user={user.data} lost={shop.data?.name ?? lastShopOf(user.data.id)} />
        </Suspense>
        {passwordAsked && <ConfirmPassword email={user.data.email} />}
      </>
    );
  }
  return (
    <AccountProvider value={{ user: user.data, shop: shop.data }}>
      {/* Who only looks can stop first. */}
      {user.data.needs_second_factor && user.data.viewing === null ? (
        <Suspense fallback={<AccountLoading />}>
          <SecondFactorFirst>{children}</SecondFactorFirst>
        </Suspense>
      ) : (
        <Shell>{children}</Shell>
      )}
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
