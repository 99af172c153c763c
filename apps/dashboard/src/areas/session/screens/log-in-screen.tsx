"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { cameFrom } from "../../../lib/session/came-from.ts";
import { useSignedIn } from "../../../lib/session/use-signed-in.ts";
import { AuthScreen } from "./auth-screen.tsx";

/** The log-in page the guard sends to; afterwards, or when signed in already, back to the page that was wanted. */
export function LogInScreen({ signedIn: atServer }: { signedIn: boolean }) {
  const router = useRouter();
  const from = cameFrom(useSearchParams().get("from"));
  const signedIn = useSignedIn(atServer);
  useEffect(() => {
    if (signedIn) router.replace(from);
  }, [signedIn, from, router]);
  return <AuthScreen mode="log-in" other="/dashboard?auth=Signup" />;
}
