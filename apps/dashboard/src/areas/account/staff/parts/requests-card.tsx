"use client";

import type { AccessRequest } from "@mauzo/contract/account/access-requests";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { PersonRow } from "./person-row.tsx";

type Props = {
  requests: readonly AccessRequest[];
  busy: boolean;
  /** Left out where the user may not. */
  onAnswer?: ((request: AccessRequest, allow: boolean) => void) | undefined;
};

/** What members ask to be allowed, each answered with one press. */
export function RequestsCard({ requests, busy, onAnswer }: Props) {
  const t = useTranslations("staff");
  if (requests.length === 0) return null;
  return (
    <Card title={t("requests")} flush>
      <ul>
        {requests.map((request) => {
          const { id, by, resource, action, asked_at } = request;
          const name = isolateBidi(by.name);
          return (
            <PersonRow
              key={id}
              name={by.name}
              access={t("asksFor", { thing: t(`resources.${resource}`), action: t(`actions.${action}`) })}
              when={<RelativeTime iso={asked_at} />}
            >
              {onAnswer && (
                <>
                  <Button
                    size="sm"
                    busy={busy}
                    aria-label={t("allowTo", { name })}
                    onClick={() => onAnswer(request, true)}
                  >
                    {t("allow")}
                  </Button>
                  <Button
                    variant="flat"
                    size="sm"
                    busy={busy}
                    aria-label={t("refuseTo", { name })}
                    onClick={() => onAnswer(request, false)}
                  >
                    {t("refuse")}
                  </Button>
                </>
              )}
            </PersonRow>
          );
        })}
      </ul>
    </Card>
  );
}
