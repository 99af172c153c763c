"use client";

import Link from "next/link";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { cameFrom } from "../../../../lib/session/came-from.ts";
import { useSignedIn } from "../../../../lib/session/use-signed-in.ts";
import { AuthScreen } from "./auth-screen.tsx";

/** The log-in page the guard sends to; afterwards, or when signed in already, back to the page that was wanted. */
export function LogInScreen({ signedIn: atServer }: { signedIn: boolean }) {
  const router = useRouter();
  const from = cameFrom(useSearchParams().get("from"));
  const signedIn = useSignedIn(atServer);
  useEffect(() => {
    if (signedIn) router.replace(from);
  }, [signedIn, from, router]);
  const [typing, setTyping] = useState(false);
  return (
    <>
      <AuthScreen mode="log-in" other="/dashboard?auth=Signup" onTyping={() => setTyping(true)} />
      {/* Whoever types a password comes in: the page behind it is fetched meanwhile. */}
      {typing && <Link href={from} prefetch aria-hidden="true" tabIndex={-1} className="fixed bottom-0 size-px" />}
    </>
  );
}
