"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import { useAccount, useLoadedAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { toasts } from "../../lib/toasts.ts";
import { recordIdIn } from "../../record-address.ts";

/** Sends a screen's first queries; `id` is that of the record in the address. */
type Start = (client: QueryClient, id: string) => void;
type Props = { access: Access; start?: Start; children: ReactNode };

/**
 * Shows a page to those with access; others get a message and a link to the dashboard. While the person and the shop
 * are still loading, the page's first queries start beside them.
 */
export function AccessGuard({ start, ...page }: Props) {
  if (useLoadedAccount() === undefined) return start && <Started start={start} />;
  return <Guarded {...page} />;
}

function Started({ start }: { start: Start }) {
  const client = useQueryClient();
  const id = recordIdIn(usePathname());
  useEffect(() => start(client, id), [start, client, id]);
  return null;
}

function Guarded({ access, children }: Omit<Props, "start">) {
  const t = useTranslations("shell");
  const router = useRouter();
  const allowed = canAccess(useAccount().user.permissions, access);
  const resource = typeof access === "object" ? access.resource : "other";
  useEffect(() => {
    if (allowed) return;
    toasts.push({
      title: t("accessDenied"),
      text: t("accessDeniedText", { resource: t(`deniedResources.${resource}`) }),
      tone: "danger",
    });
    router.replace("/dashboard");
  }, [allowed, resource, router, t]);
  return allowed ? children : null;
}
