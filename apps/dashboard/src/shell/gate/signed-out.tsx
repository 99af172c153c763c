"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { AuthScreen } from "../../areas/account/session/screens/auth-screen.tsx";
import { logInAddress } from "../../lib/session/log-in-redirect.ts";
import { AccountLoading } from "../states/account-loading.tsx";

/** `/dashboard?auth=Signup` and `?auth=Login` show their form in place; any other page redirects to the log-in page. */
export function SignedOut() {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const auth = pathname === "/dashboard" ? query.get("auth") : null;
  const inPlace = auth === "Signup" || auth === "Login";
  const address = query.size > 0 && auth === null ? `${pathname}?${query}` : pathname;
  useEffect(() => {
    if (!inPlace) router.replace(logInAddress(address));
  }, [inPlace, address, router]);
  if (!inPlace) return <AccountLoading />;
  return (
    <AuthScreen
      mode={auth === "Signup" ? "sign-up" : "log-in"}
      other={auth === "Signup" ? "/dashboard?auth=Login" : "/dashboard?auth=Signup"}
    />
  );
}
