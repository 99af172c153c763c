"use client";

import type { Invite } from "@mauzo/contract/account/invites";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { UserPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useRightsSentence } from "../labels.ts";
import { PersonRow } from "./person-row.tsx";

type Props = {
  invites: readonly Invite[];
  busy: boolean;
  /** Whether the shop has no other member yet. */
  alone: boolean;
  /** Left out where the user may not. */
  onShare?: (invite: Invite) => void;
  onResend?: (invite: Invite) => void;
  onRevoke?: (invite: Invite) => void;
};

const isOpen = ({ expires_at }: Invite) => Date.parse(expires_at) >= Date.now();

export function InvitesCard({ invites, busy, alone, onShare, onResend, onRevoke }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  if (invites.length === 0) {
    if (!alone) return null;
    return (
      <Card flush>
        <EmptyState picture={<UserPlus className="size-6" />} title={t("aloneTitle")} text={t("aloneText")} />
      </Card>
    );
  }
  return (
    <Card title={t("invites")} flush>
      <ul>
        {invites.map((invite) => (
          <PersonRow
            key={invite.id}
            name={
              <>
                {invite.email}
                {invite.role && <Badge>{invite.role.name}</Badge>}
                {!isOpen(invite) && <Badge tone="accent">{t("expired")}</Badge>}
              </>
            }
            access={sayRights({ permissions: invite.permissions, sees_phones: invite.sees_phones })}
            when={t.rich("invitedBy", {
              name: isolateBidi(invite.invited_by),
              time: () => <RelativeTime iso={invite.sent_at} />,
            })}
          >
            {onShare && isOpen(invite) && (
              <Button
                variant="secondary"
                size="sm"
                busy={busy}
                aria-label={t("shareTo", { email: invite.email })}
                onClick={() => onShare(invite)}
              >
                {t("share")}
              </Button>
            )}
            {onResend && (
              <Button
                variant="secondary"
                size="sm"
                busy={busy}
                aria-label={t("resendTo", { email: invite.email })}
                onClick={() => onResend(invite)}
              >
                {t("resend")}
              </Button>
            )}
            {onRevoke && (
              <Button
                variant="flat"
                size="sm"
                aria-label={t("revokeTo", { email: invite.email })}
                onClick={() => onRevoke(invite)}
              >
                {t("revoke")}
              </Button>
            )}
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}
