"use client";

import { trialShares } from "@mauzo/contract/conversations/flow-trials";
import { formatTime } from "@mauzo/format/date-time";
import { Checkbox } from "@mauzo/ui/checkbox";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useScheduleFlow } from "../../../../../entities/conversations/flow/actions/use-flow-schedule.ts";
import { usePublish } from "../../../../../entities/conversations/flow/actions/use-publish.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useErrorToast } from "../../../../../lib/session/password/use-error-toast.ts";
import { momentOf, typedMoment } from "../../../../../lib/time/zoned-moment.ts";

type Props = {
  draft: number;
  /** The saved conversations that go otherwise than expected; `isPlaying` until that is known. */
  differing: readonly { id: string; name: string }[];
  isPlaying: boolean;
  onDone: () => void;
  onClose: () => void;
};

const dayMs = 86_400_000;

/**
 * Makes the draft what new conversations meet, now or at a time, with a word on what is new in it; asks first where a saved
 * conversation breaks.
 */
export function PublishDialog({ draft, differing, isPlaying, onDone, onClose }: Props) {
  const t = useTranslations("chatflow");
  const language = useLocale();
  const { time_zone } = useAccount().shop;
  const told = useErrorToast();
  const publish = usePublish(t("published"));
  const plan = useScheduleFlow(t("schedule.planned"));
  const [note, setNote] = useState("");
  const [now] = useState(() => new Date());
  const [at, setAt] = useState<string>();
  const [share, setShare] = useState<"all" | `${(typeof trialShares)[number]}`>("all");
  const isAsked = differing.length > 0;
  const publishAt = at === undefined ? undefined : momentOf(at, time_zone);
  const outcome = { onSuccess: onDone, onError: told(t("publishFailed")) };
  return (
    <FormDialog
      title={t("publishTitle")}
      text={t("publishText")}
      save={t(at !== undefined ? "schedule.plan" : isAsked ? "tests.publishAnyway" : "publish")}
      busy={publish.isPending || plan.isPending || isPlaying}
      disabled={at !== undefined && publishAt === undefined}
      onSave={() => {
        if (publishAt !== undefined) plan.mutate({ publish_at: publishAt, note, even_so: isAsked }, outcome);
        else {
          const part = trialShares.find((each) => `${each}` === share);
          publish.mutate({ draft, note, even_so: isAsked, ...(part && { share: part }) }, outcome);
        }
      }}
      onClose={onClose}
    >
      {isAsked && (
        <div role="alert" className="rounded-card bg-sunken p-3">
          <p className="font-medium">{t("tests.differ", { count: differing.length })}</p>
          <ul className="list-disc pl-5">
            {differing.map(({ id, name }) => (
              <li key={id} className="break-words">
                {name}
              </li>
            ))}
          </ul>
          <p className="text-muted">{t("tests.differHint")}</p>
        </div>
      )}
      <Field label={t("note")} hint={t("noteHint")}>
        {(control) => (
          <Input {...control} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
        )}
      </Field>
      {at === undefined && (
        <div className="flex flex-col gap-1">
          <p className="font-medium">{t("trial.who")}</p>
          <ChoiceChips
            label={t("trial.who")}
            value={share}
            onChoose={setShare}
            chips={[
              { value: "all", text: t("trial.everyone") },
              ...trialShares.map((each) => ({
                value: `${each}` as const,
                text: t("trial.share", { share: `${each}` }),
              })),
            ]}
          />
          {share !== "all" && <p className="text-muted">{t("trial.whoText")}</p>}
        </div>
      )}
      <Checkbox
        label={t("schedule.later")}
        checked={at !== undefined}
        onChange={({ target }) =>
          setAt(target.checked ? typedMoment(new Date(now.getTime() + dayMs), time_zone) : undefined)
        }
        className="min-h-9 pointer-coarse:min-h-11"
      />
      {at !== undefined && (
        <Field
          label={t("schedule.at")}
          hint={t("schedule.zone", { time: formatTime(now.toISOString(), time_zone, language) })}
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              className="max-w-64"
              min={typedMoment(now, time_zone)}
              value={at}
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
