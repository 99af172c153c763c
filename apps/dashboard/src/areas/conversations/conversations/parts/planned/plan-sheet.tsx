"use client";

import type { Conversation, QuotedMessage } from "@mauzo/contract/conversations/conversations";
import { plannedLimits } from "@mauzo/contract/conversations/planned-messages";
import { formatTime } from "@mauzo/format/date-time";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormattedText } from "../../../../../components/conversation/formatted-text.tsx";
import { usePlanMessage } from "../../../../../entities/conversations/conversation/actions/use-planned.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { momentOf, typedMoment } from "../../../../../lib/time/zoned-moment.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { isPlannable, usualTimes } from "./times.ts";

type Props = {
  conversation: Conversation;
  text: string;
  quoted: QuotedMessage | undefined;
  onPlanned: () => void;
  onClose: () => void;
};

/** When a message is to be sent, by the shop's clock. */
export function PlanSheet({ conversation: { id, window_until }, text, quoted, onPlanned, onClose }: Props) {
  const t = useTranslations("conversations.planned");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const language = useLocale();
  const { time_zone } = useAccount().shop;
  const [now] = useState(() => new Date());
  const times = usualTimes(now, time_zone);
  const [typed, setTyped] = useState(() => typedMoment(times.tomorrow, time_zone));
  const [unlessWritten, setUnlessWritten] = useState(false);
  const [isTried, setTried] = useState(false);
  const planning = usePlanMessage(id, onPlanned);
  const sendAt = momentOf(typed, time_zone);
  const isRight = isPlannable(sendAt, Date.now(), plannedLimits.days);
  const isClosedThen = isRight && window_until !== null && Date.parse(sendAt) >= Date.parse(window_until);
  const wrong = isTried && !isRight ? t("timeWrong", { days: String(plannedLimits.days) }) : undefined;
  const refused = planning.error ? failureText(planning.error) : undefined;
  const error = wrong ?? refused;
  return (
    <Modal
      title={t("later")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[10vh] md:bottom-auto"
    >
      <form
        noValidate
        className="flex flex-col gap-4 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isRight || planning.isPending) return;
          const body = { text, send_at: sendAt, unless_written: unlessWritten };
          planning.mutate({ ...body, ...(quoted && { reply_to: quoted.id }) });
        }}
      >
        <p className="line-clamp-3 whitespace-pre-line rounded-card bg-primary-soft px-3 py-2">
          <FormattedText text={text} />
        </p>
        <fieldset aria-label={t("usual")} className="flex flex-wrap gap-2">
          {(["hour", "tomorrow", "monday"] as const).map((name) => {
            const at = typedMoment(times[name], time_zone);
            return (
              <Button key={name} size="sm" variant="secondary" aria-pressed={typed === at} onClick={() => setTyped(at)}>
                {t(name)}
              </Button>
            );
          })}
        </fieldset>
        <Field
          label={t("at")}
          hint={t("zone", { time: formatTime(now.toISOString(), time_zone, language) })}
          {...(error !== undefined && { error })}
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
        {isClosedThen && (
          <p role="status" className="rounded-control bg-accent-soft px-3 py-2 text-[0.8125rem]">
            {t("closedThen")}
          </p>
        )}
        <Checkbox
          label={t("unlessWritten")}
          checked={unlessWritten}
          onChange={({ target }) => setUnlessWritten(target.checked)}
          className="min-h-9 pointer-coarse:min-h-11"
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {shell("close")}
          </Button>
          <Button type="submit" busy={planning.isPending}>
            {t("plan")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
