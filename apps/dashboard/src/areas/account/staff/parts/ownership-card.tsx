"use client";

import type { Member } from "@mauzo/contract/account/invites";
import type { Ownership } from "@mauzo/contract/account/ownership";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { isAdmin } from "@mauzo/permissions/permissions";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmDialog } from "../../../../components/page/confirm-dialog.tsx";
import { RelativeTime } from "../../../../components/relative-time.tsx";

type Props = {
  ownership: Ownership;
  members: readonly Member[];
  myId: string;
  shopName: string;
  busy: boolean;
  onOffer: (to: Pick<Member, "id" | "name">) => void;
  onAccept: () => void;
  onWithdraw: () => void;
};

/** Whose shop it is; the owner hands it over here, and whom they chose accepts. */
export function OwnershipCard({ ownership, members, myId, shopName, busy, ...does }: Props) {
  const t = useTranslations("staff.ownership");
  const [asks, setAsks] = useState<"offer" | "accept">();
  const [chosen, setChosen] = useState<string>();
  const { owner, offer } = ownership;
  const others = members.filter(({ id, permissions }) => id !== owner?.id && isAdmin(permissions));
  const to = others.find(({ id }) => id === chosen) ?? others[0];
  const isMine = owner?.id === myId;
  const ownerName = isolateBidi(owner?.name ?? "");
  const time = () => <RelativeTime iso={offer?.ends_at ?? ""} />;
  const close = () => setAsks(undefined);
  return (
    <Card title={t("title")} description={owner ? t("text", { name: ownerName }) : t("nobody")}>
      {offer && (isMine || offer.to.id === myId) && (
        <div className="flex flex-col items-start gap-3">
          <p>
            {isMine
              ? t.rich("waits", { name: isolateBidi(offer.to.name), time })
              : t.rich("offeredToYou", { name: ownerName, time })}
          </p>
          <div className="flex flex-wrap gap-2">
            {!isMine && (
              <Button busy={busy} onClick={() => setAsks("accept")}>
                {t("accept")}
              </Button>
            )}
            <Button variant="secondary" busy={busy} onClick={does.onWithdraw}>
              {t(isMine ? "withdraw" : "decline")}
            </Button>
          </div>
        </div>
      )}
      {!offer && isMine && !to && <p className="text-muted">{t("alone")}</p>}
      {!offer && isMine && to && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t("to")} className="min-w-0 grow basis-48">
            {(control) => (
              <Select {...control} value={to.id} onChange={({ target }) => setChosen(target.value)}>
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="secondary" busy={busy} onClick={() => setAsks("offer")}>
            {t("offer")}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asks === "offer" && to !== undefined}
        title={t("ask", { name: isolateBidi(to?.name ?? "") })}
        text={t("askText")}
        confirm={t("offer")}
        cancel={t("cancel")}
        onClose={close}
        onConfirm={() => {
          close();
          if (to) does.onOffer(to);
        }}
      />
      <ConfirmDialog
        open={asks === "accept"}
        title={t("acceptAsk", { shop: isolateBidi(shopName) })}
        text={t("acceptText", { name: ownerName })}
        confirm={t("accept")}
        cancel={t("cancel")}
        onClose={close}
        onConfirm={() => {
          close();
          does.onAccept();
        }}
      />
    </Card>
  );
}
