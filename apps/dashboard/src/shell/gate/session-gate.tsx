"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useRouter, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { shareStyleNonce } from "../../lib/policy/style-nonce.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { useSignedIn } from "../../lib/session/use-signed-in.ts";
import { Loading } from "../states/loading.tsx";
import { AccountGate } from "./account-gate.tsx";

const SignedOut = dynamic(() => import("./signed-out.tsx").then((module) => module.SignedOut), {
  loading: Loading,
});

type Props = { signedIn: boolean; children: ReactNode };

/** The address still asks for sign-up or log-in, and somebody is signed in. By itself: the address changes with every filter. */
function LeaveEntry() {
  const router = useRouter();
  const auth = useSearchParams().has("auth");
  useEffect(() => {
    if (auth) router.replace("/dashboard");
  }, [auth, router]);
  return null;
}

/** Nobody signed in: sign-up and log-in. Somebody: on to the person and the shop. */
export function SessionGate({ signedIn: atServer, children }: Props) {
  const [client] = useState(createQueryClient);
  const signedIn = useSignedIn(atServer);
  useEffect(shareStyleNonce, []);
  if (!signedIn) return <SignedOut />;
  return (
    <QueryClientProvider client={client}>
      <LeaveEntry />
      <AccountGate>{children}</AccountGate>
    </QueryClientProvider>
  );
}
