"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { AccountLoading } from "../states/account-loading.tsx";

const profile = "/dashboard/profile";

/** Leads a member whose shop asks for a second factor to the page where it is set up, and shows that alone. */
export function SecondFactorFirst({ children }: { children: ReactNode }) {
  const router = useRouter();
  const isThere = usePathname() === profile;
  useEffect(() => {
    if (!isThere) router.replace(profile);
  }, [isThere, router]);
  return isThere ? children : <AccountLoading />;
}
