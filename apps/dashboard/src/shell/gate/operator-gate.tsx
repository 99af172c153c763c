"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { deskQuery } from "../../lib/desk/desk-query.ts";
import { useNewQueryClient } from "../../lib/queries/use-new-query-client.ts";
import { userQuery } from "../../lib/session/account-queries.ts";
import { useAccountLanguage } from "../../lib/session/language/use-account-language.ts";
import { useSignedIn } from "../../lib/session/use-signed-in.ts";
import { useFailureText } from "../../lib/use-failure-text.ts";
import { DeskFrame } from "../frame/desk-frame.tsx";
import { AccountLoading } from "../states/account-loading.tsx";
import { SignedOut } from "./signed-out.tsx";

const SecondFactorNeeded = lazy(async () => ({
  default: (await import("../../areas/account/profile/screens/second-factor-needed-screen.tsx"))
    .SecondFactorNeededScreen,
}));

/** Lets in who runs Mauzo; who has no second factor yet sets it up first, and sees nothing before. */
export function OperatorGate({ children }: { children: ReactNode }) {
  const client = useNewQueryClient();
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <AccountLoading />;
  if (!signedIn) return <SignedOut />;
  return (
    <QueryClientProvider client={client}>
      <Admitted>{children}</Admitted>
    </QueryClientProvider>
  );
}

function Admitted({ children }: { children: ReactNode }) {
  const t = useTranslations("desk");
  const factor = useTranslations("secondFactor");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const user = useQuery(userQuery);
  const queue = useQuery(deskQuery);
  useAccountLanguage(user.data);
  const failed = [user, queue].find(({ data, error }) => data === undefined && error !== null);
  if (user.data !== undefined && errorCode(queue.error) === "second_factor_missing")
    return (
      <Suspense fallback={<AccountLoading />}>
        <SecondFactorNeeded user={user.data} title={factor("neededForDesk")} />
      </Suspense>
    );
  if (user.data !== undefined && errorCode(queue.error) === "forbidden")
    return (
      <DeskFrame user={user.data} isOpen={false}>
        <h1 className="font-semibold text-xl tracking-tight">{t("closed")}</h1>
        <p className="mt-1 max-w-prose text-muted">{t("closedText")}</p>
      </DeskFrame>
    );
  if (failed?.error)
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorPanel
          title={t("failed")}
          message={failureText(failed.error)}
          retry={shell("retry")}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      </main>
    );
  if (user.data === undefined || queue.data === undefined) return <AccountLoading />;
  return (
    <DeskFrame user={user.data} isOpen>
      {children}
    </DeskFrame>
  );
}
