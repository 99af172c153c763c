"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { logInAddress } from "../../lib/session/log-in-redirect.ts";
import { AccountLoading } from "../states/account-loading.tsx";

/** Leads to the log-in page, and from there back to this page. */
export function SignedOut() {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const address = query.size > 0 && !query.has("auth") ? `${pathname}?${query}` : pathname;
  useEffect(() => router.replace(logInAddress(address)), [address, router]);
  return <AccountLoading />;
}
