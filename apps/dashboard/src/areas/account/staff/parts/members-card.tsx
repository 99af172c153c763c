"use client";

import type { Member } from "@mauzo/contract/account/invites";
import type { CurrentUser } from "@mauzo/contract/account/session";
import { isAdmin } from "@mauzo/permissions/permissions";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useRightsSentence } from "../labels.ts";
import { lockReason } from "../rules.ts";
import { PersonRow } from "./person-row.tsx";

type Props = {
  members: readonly Member[];
  me: CurrentUser;
  ownerId: string | undefined;
  /** Left out where the user may not change members. */
  onChange?: (member: Member) => void;
  onRemove?: (member: Member) => void;
  /** Whether the reader may see the orders that each of them took. */
  seesOrders: boolean;
  /** Left out for all but admins. */
  onView?: (member: Member) => void;
};

/** The members of the shop. Says why, where one cannot be changed or removed. */
export function MembersCard({ members, me, ownerId, seesOrders, onChange, onRemove, onView }: Props) {
  const t = useTranslations("staff");
  const sayRights = useRightsSentence();
  return (
    <Card
      title={t("members")}
      flush
      action={
        seesOrders && (
          <Link
            href="/dashboard/analytics"
            prefetch={false}
            className="text-primary text-sm underline-offset-4 hover:underline"
          >
            {t("salesByPerson")}
          </Link>
        )
      }
    >
      <ul>
        {members.map((member) => {
          const why = lockReason(member, members, { ...me, ownerId });
          return (
            <PersonRow
              key={member.id}
              name={
                <>
                  {member.name}
                  {member.second_factor && <Badge tone="info">{t("second.has")}</Badge>}
                  {member.role && <Badge>{member.role.name}</Badge>}
                  {member.id === ownerId && <Badge tone="info">{t("owner")}</Badge>}
                  {member.id === me.id && <Badge tone="primary">{t("you")}</Badge>}
                </>
              }
              email={member.email}
              access={sayRights(member)}
              when={
                <>
                  {t.rich("joined", { time: () => <RelativeTime iso={member.joined_at} /> })}
                  {" · "}
                  {member.last_seen_at === null
                    ? t("loggedInNowhere")
                    : t.rich("lastSeen", { time: () => <RelativeTime iso={member.last_seen_at ?? ""} /> })}
                </>
              }
              note={why !== undefined && (onChange || onRemove) ? t(why) : undefined}
            >
              {!why && onChange && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t("changeOf", { name: member.name })}
                  onClick={() => onChange(member)}
                >
                  {t("change")}
                </Button>
              )}
              {seesOrders && (
                <Link
                  href={`/dashboard/orders?taken_by=${member.id}`}
                  prefetch={false}
                  aria-label={t("ordersOf", { name: member.name })}
                  className={buttonClass("flat", "sm")}
                >
                  {t("ordersTaken")}
                </Link>
              )}
              {onView && !isAdmin(member.permissions) && (
                <Button
                  variant="flat"
                  size="sm"
                  aria-label={t("viewAsOf", { name: member.name })}
                  onClick={() => onView(member)}
                >
                  {t("viewAs")}
                </Button>
              )}
              {!why && onRemove && (
                <Button
                  variant="flat"
                  size="sm"
                  aria-label={t("removeOf", { name: member.name })}
                  onClick={() => onRemove(member)}
                >
                  {t("remove")}
                </Button>
              )}
            </PersonRow>
          );
        })}
      </ul>
    </Card>
  );
}
