"use client";

import { errorStatus } from "@mauzo/api-client/errors/error-status";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useNewQueryClient } from "../../../../lib/queries/use-new-query-client.ts";
import { useSignedIn } from "../../../../lib/session/use-signed-in.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { inviteQuery } from "../data.ts";
import { InviteEnded } from "../parts/invite-ended.tsx";
import { InviteLoadError } from "../parts/invite-load-error.tsx";
import { InviteLoading } from "../parts/invite-loading.tsx";
import { InvitedMember } from "./invited-member.tsx";
import { InvitedVisitor } from "./invited-visitor.tsx";

type Props = { token: string; signedIn: boolean };

/**
 * The page an invite's link opens. Without a session: create an account or log in. With one: join, unless the person
 * already has a shop.
 */
export function InviteScreen(props: Props) {
  const client = useNewQueryClient();
  return (
    <QueryClientProvider client={client}>
      <Invited {...props} />
    </QueryClientProvider>
  );
}

function Invited({ token, signedIn: atServer }: Props) {
  const t = useTranslations("invite");
  const router = useRouter();
  const signedIn = useSignedIn(atServer);
  const [joined, setJoined] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...inviteQuery(token), enabled: token !== "" });
  const ended = token === "" || [404, 422].includes(errorStatus(error) ?? 0);

  function welcome() {
    setJoined(true);
    if (data) toasts.push({ title: t("joined", { shop: isolateBidi(data.shop_name) }), tone: "success" });
    router.replace("/dashboard");
  }

  if (joined) return <InviteLoading />;
  if (error && !ended && !data)
    return <InviteLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (signedIn) return <InvitedMember token={token} invite={ended ? "ended" : data} onJoined={welcome} />;
  if (ended) return <InviteEnded signedIn={false} />;
  return data ? <InvitedVisitor token={token} invite={data} onJoined={welcome} /> : <InviteLoading />;
}
