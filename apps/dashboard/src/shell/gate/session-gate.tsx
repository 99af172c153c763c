"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter, useSearchParams } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { useNewQueryClient } from "../../lib/queries/use-new-query-client.ts";
import { useSignedIn } from "../../lib/session/use-signed-in.ts";
import { AccountLoading } from "../states/account-loading.tsx";
import { AccountGate } from "./account-gate.tsx";

const SignedOut = lazy(async () => ({ default: (await import("./signed-out.tsx")).SignedOut }));

/**
 * Removes the sign-up or log-in parameter from the URL once somebody is signed in. A component of its own, because the
 * URL changes with every filter.
 */
function LeaveEntry() {
  const router = useRouter();
  const auth = useSearchParams().has("auth");
  useEffect(() => {
    if (auth) router.replace("/dashboard");
  }, [auth, router]);
  return null;
}

/** Without a session shows sign-up and log-in; with one loads the person and the shop. */
export function SessionGate({ children }: { children: ReactNode }) {
  const client = useNewQueryClient();
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <AccountLoading />;
  if (!signedIn)
    return (
      <Suspense fallback={<AccountLoading />}>
        <SignedOut />
      </Suspense>
    );
  return (
    <QueryClientProvider client={client}>
      <LeaveEntry />
      <AccountGate>{children}</AccountGate>
    </QueryClientProvider>
  );
}
