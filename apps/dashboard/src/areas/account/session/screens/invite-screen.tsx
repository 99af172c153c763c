"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNewQueryClient } from "../../../../lib/queries/use-new-query-client.ts";
import { useSignedIn } from "../../../../lib/session/use-signed-in.ts";
import { useBrowserValue } from "../../../../lib/storage/use-browser-value.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { inviteQuery } from "../data.ts";
import { InviteEnded } from "../parts/invite-ended.tsx";
import { InviteLoadError } from "../parts/invite-load-error.tsx";
import { InviteLoading } from "../parts/invite-loading.tsx";
import { InvitedMember } from "./invited-member.tsx";
import { InvitedVisitor } from "./invited-visitor.tsx";

/**
 * The page an invite's link opens. Without a session: create an account or log in. With one: join, unless the person
 * already has a shop.
 */
export function InviteScreen() {
  const client = useNewQueryClient();
  return (
    <QueryClientProvider client={client}>
      <Invited />
    </QueryClientProvider>
  );
}

const readToken = () => location.pathname.split("/")[2] ?? "";

function Invited() {
  const t = useTranslations("invite");
  const router = useRouter();
  const token = useBrowserValue(readToken);
  const signedIn = useSignedIn();
  const [joined, setJoined] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...inviteQuery(token ?? ""), enabled: Boolean(token) });
  const code = errorCode(error);
  const ended = token === "" || code === "invite_ended" || code === "validation";

  function welcome() {
    setJoined(true);
    if (data) toasts.push({ title: t("joined", { shop: isolateBidi(data.shop_name) }), tone: "success" });
    router.replace("/dashboard");
  }

  if (joined || token === undefined) return <InviteLoading />;
  if (error && !ended && !data)
    return <InviteLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (signedIn) return <InvitedMember token={token} invite={ended ? "ended" : data} onJoined={welcome} />;
  if (ended) return <InviteEnded signedIn={false} />;
  return data ? <InvitedVisitor token={token} invite={data} onJoined={welcome} /> : <InviteLoading />;
}
