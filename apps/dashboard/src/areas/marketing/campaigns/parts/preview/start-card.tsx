"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { CampaignQuote } from "@mauzo/contract/marketing/campaign-quotes";
import { formatTime } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { OfflineNote } from "../../../../../components/offline/offline-note.tsx";
import { useStartCampaign } from "../../../../../entities/marketing/campaign/actions/use-start-campaign.ts";
import { ShopTime } from "../../../../../entities/marketing/campaign/parts/shop-time.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";
import { momentOf, typedMoment } from "../../../../../lib/time/zoned-moment.ts";
import { toasts } from "../../../../../lib/toasts.ts";
import { waitsForMorning } from "../../rules.ts";

type Props = {
  id: string;
  quote: CampaignQuote;
  /** Reckons the price anew. */
  readQuote: () => Promise<CampaignQuote | undefined>;
  onStarted: () => void;
};

/** Starts a campaign, now or at a time by the shop's clock; asks first, and again where the price has changed. */
export function StartCard({ id, quote, readQuote, onStarted }: Props) {
  const t = useTranslations("campaigns.preview");
  const language = useLocale();
  const { time_zone } = useAccount().shop;
  const told = useErrorToast();
  const start = useStartCampaign(id, ({ at }) => {
    toasts.push({ title: t(at === null ? "startedNow" : "startedLater"), tone: "success" });
    onStarted();
  });
  const [when, setWhen] = useState<"now" | "later">("now");
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<"first" | "again">();
  const { reached, price, version } = quote;
  const now = new Date();
  const at = when === "later" ? momentOf(typed, time_zone) : null;
  const isWrong = at === undefined || (at !== null && Date.parse(at) <= now.getTime());
  const shown = { price: price ? formatMoney(price) : "", people: reached };
  const isSms = quote.templates === null;

  const send = () =>
    start.mutate(
      { version, price_minor: price?.minor ?? null, at: at ?? null },
      {
        onSuccess: () => setAsked(undefined),
        onError: async (error) => {
          const code = errorCode(error);
          if (code === "campaign_price_changed" || code === "version_conflict") {
            const newest = await readQuote();
            return setAsked(newest && newest.reached > 0 ? "again" : undefined);
          }
          setAsked(undefined);
          told(t("startFailed"))(error);
        },
      },
    );

  return (
    <Card title={t("whenTitle")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isWrong) setAsked("first");
        }}
        className="flex flex-col gap-3"
      >
        <fieldset aria-label={t("whenTitle")}>
          {(["now", "later"] as const).map((value) => (
            <RadioChoice
              key={value}
              name="when"
              checked={when === value}
              onChange={() => setWhen(value)}
              className="min-h-9 pointer-coarse:min-h-11"
            >
              {t(value)}
            </RadioChoice>
          ))}
        </fieldset>
        {when === "later" && (
          <Field
            label={t("at")}
            hint={t("zone", { time: formatTime(now.toISOString(), time_zone, language) })}
            {...(isTried && isWrong && { error: t("atMissing") })}
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                className="max-w-64"
                min={typedMoment(now, time_zone)}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        )}
        <p className="text-muted">
          {when === "now" && waitsForMorning(quote.starts_at, now.getTime())
            ? t.rich("nightNow", { time: () => <ShopTime iso={quote.starts_at} /> })
            : t("night")}
        </p>
        <OfflineNote />
        <div>
          <Button type="submit" busy={start.isPending} disabled={reached === 0}>
            {t(when === "now" ? "start" : "plan")}
          </Button>
        </div>
      </form>
      <QuestionDialog
        open={asked !== undefined}
        title={t("askTitle", shown)}
        text={t(!price ? "askUnpriced" : asked === "again" ? "askChanged" : isSms ? "askText" : "askWhatsapp", shown)}
        cancel={t("wait")}
        onClose={() => setAsked(undefined)}
        action={
          <Button busy={start.isPending} onClick={send}>
            {price ? t(when === "now" ? "askNow" : "askLater", shown) : t(when === "now" ? "start" : "plan")}
          </Button>
        }
      />
    </Card>
  );
}
