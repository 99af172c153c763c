"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useSignedIn } from "../../../../lib/session/use-signed-in.ts";
import { SignUpTerms } from "../parts/sign-up-terms.tsx";
import { AuthScreen } from "./auth-screen.tsx";

/** The sign-up form, which can be filled in before any script has come; with a session it leads into the back-office. */
export function SignUpScreen() {
  const router = useRouter();
  const signedIn = useSignedIn();
  useEffect(() => {
    if (signedIn) router.replace("/dashboard");
  }, [signedIn, router]);
  return (
    <AuthScreen mode="sign-up" other="/dashboard?auth=Login">
      <SignUpTerms />
    </AuthScreen>
  );
}
