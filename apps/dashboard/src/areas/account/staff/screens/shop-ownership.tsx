"use client";

import type { Member } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useErrorToast } from "../../../../lib/session/password/use-error-toast.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { ownershipQuery, useAcceptOwnership, useOfferOwnership, useWithdrawOwnership } from "../data.ts";
import { OwnershipCard } from "../parts/ownership-card.tsx";

/** Whose shop it is, and how it changes hands. */
export function ShopOwnership({ members }: { members: readonly Member[] }) {
  const t = useTranslations("staff.ownership");
  const { user, shop } = useAccount();
  const ownership = useQuery(ownershipQuery).data;
  const told = useErrorToast();
  const [offer, accept, withdraw] = [useOfferOwnership(), useAcceptOwnership(), useWithdrawOwnership()];
  const tells = (title: string) => ({
    onSuccess: () => toasts.push({ title, tone: "success" }),
    onError: told(t("failed")),
  });
  if (!ownership) return null;
  return (
    <OwnershipCard
      ownership={ownership}
      members={members}
      myId={user.id}
      shopName={shop.name}
      busy={offer.isPending || accept.isPending || withdraw.isPending}
      onOffer={(to) => offer.mutate(to, tells(t("offered", { name: isolateBidi(to.name) })))}
      onAccept={() => accept.mutate(undefined, tells(t("accepted")))}
      onWithdraw={() => withdraw.mutate(undefined, tells(t("withdrawn")))}
    />
  );
}
