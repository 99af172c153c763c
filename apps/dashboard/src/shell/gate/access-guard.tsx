"use client";

import type { Access } from "@mauzo/contract/endpoint";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { lazyPart } from "../../lib/lazy/lazy-part.tsx";
import { useAccount, useLoadedAccount } from "../../lib/session/account.tsx";
import { canAccess } from "../../lib/session/can-access.ts";
import { recordIdIn } from "../../record-address.ts";

const Denied = lazyPart(async () => (await import("./denied.tsx")).Denied);

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
  return canAccess(useAccount().user.permissions, access) ? children : <Denied access={access} />;
}
