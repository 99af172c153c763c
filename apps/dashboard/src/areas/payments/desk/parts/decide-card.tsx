"use client";

import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";

type Props = {
  reason: string;
  onReason: (reason: string) => void;
  /** How many fields are not decided about, or have no words. */
  open: number;
  mends: boolean;
  busy: boolean;
  /** Whether some are not decided about at all. */
  hasRest: boolean;
  onRest: () => void;
  onDecide: () => void;
};
const mostCharacters = 300;

/** The decision as a whole, with its reason, which the shop does not see. */
export function DecideCard({ reason, onReason, open, mends, busy, hasRest, onRest, onDecide }: Props) {
  const t = useTranslations("desk");
  const isReady = open === 0 && reason.trim() !== "";
  return (
    <Card title={t("decision")} description={t("decisionText")}>
      {open > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p role="status">{t("open", { count: open })}</p>
          {hasRest && (
            <Button variant="secondary" onClick={onRest}>
              {t("restFine")}
            </Button>
          )}
        </div>
      )}
      <Field label={t("reason")} hint={t("reasonHint")}>
        {(control) => (
          <Textarea
            {...control}
            className="min-h-16"
            maxLength={mostCharacters}
            value={reason}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
      <Button
        className="mt-4"
        variant={mends ? "danger" : "primary"}
        busy={busy}
        disabled={!isReady}
        onClick={onDecide}
      >
        {t(mends ? "sendBack" : "approve")}
      </Button>
    </Card>
  );
}
