"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { useAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { toasts } from "../../lib/toasts.ts";

/** Shows a page to those with access; others get a message and a link to the dashboard. */
export function AccessGuard({ access, children }: { access: Access; children: ReactNode }) {
  const t = useTranslations("shell");
  const router = useRouter();
  const allowed = canAccess(useAccount().user.permissions, access);
  useEffect(() => {
    if (allowed) return;
    toasts.push({ title: t("accessDenied"), text: t("accessDeniedText"), tone: "danger" });
    router.replace("/dashboard");
  }, [allowed, router, t]);
  return allowed ? children : null;
}
