"use client";

import { audienceLimits } from "@mauzo/contract/marketing/campaign-audience";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { Select } from "@mauzo/ui/select";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import { ListError } from "../../../../../components/form/editing/list-error.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import type { CampaignForm } from "../../form/campaign-form.ts";
import { HoldOutField } from "./hold-out-field.tsx";
import type { ListWork } from "./list-work.ts";
import { NumbersField } from "./numbers-field.tsx";
import { PickList } from "./pick-list.tsx";

type Props = {
  channel: CampaignChannel;
  editing: Editing<CampaignForm>;
  /** What the shop has to choose from. */
  segments: readonly { id: string; name: string }[];
  known: readonly string[];
  /** How many of the numbers that were saved belong to nobody. */
  unknownNumbers?: number;
  /** What is done with a list of numbers; left out: it is sent again and again, to no list, and nobody is held out. */
  list?: ListWork;
};

/** Whom a campaign is for. */
export function AudienceCard({ editing, channel, segments, known, unknownNumbers = 0, list }: Props) {
  const t = useTranslations("campaigns.form");
  const { whom, segments: chosen, tags, numbers } = editing.form.watch();
  const { register } = editing.form;
  const tagChoices = [...new Set([...tags, ...known])].map((tag) => ({ value: tag, text: tag }));
  return (
    <Card title={t("audience")} description={t(channel === "sms" ? "consentNote" : "whatsappConsent")}>
      <div className="flex flex-col gap-4">
        <fieldset aria-label={t("audience")}>
          {(["everyone", "some"] as const).map((value) => (
            <RadioChoice key={value} {...register("whom")} value={value} className="min-h-9 pointer-coarse:min-h-11">
              {t(value)}
            </RadioChoice>
          ))}
        </fieldset>
        {whom === "some" && (
          <>
            <PickList
              name="segments"
              label={t("segments")}
              choices={segments.map(({ id, name }) => ({ value: id, text: name }))}
              chosen={chosen}
              none={
                <>
                  {t("noSegments")}{" "}
                  <Link
                    href="/dashboard/customers/customers-segments/new"
                    className="font-medium text-primary underline-offset-4 hover:underline"
                  >
                    {t("newSegment")}
                  </Link>
                </>
              }
              onChange={(next) => editing.change({ segments: next })}
            />
            <PickList
              name="tags"
              label={t("tags")}
              choices={tagChoices}
              chosen={tags}
              none={t("noTags")}
              onChange={(next) => editing.change({ tags: next })}
            />
            {chosen.length + tags.length + (numbers.trim() === "" ? 0 : 1) > 1 && (
              <FormField name="match" label={t("match")}>
                {(control) => (
                  <Select {...control} {...register("match")}>
                    <option value="any">{t("any")}</option>
                    <option value="all">{t("allOf")}</option>
                  </Select>
                )}
              </FormField>
            )}
            {list && <NumbersField {...{ editing, channel, list }} />}
            {unknownNumbers > 0 && <p className="text-muted">{t("numbersUnknown", { count: unknownNumbers })}</p>}
            <ListError name="audience" />
          </>
        )}
        <FormField name="within" label={t("within")} hint={t("withinHint")}>
          {(control) => (
            <div className="max-w-40">
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={String(audienceLimits.days).length}
                suffix={t("days")}
                {...register("within")}
              />
            </div>
          )}
        </FormField>
        {list && <HoldOutField editing={editing} />}
      </div>
    </Card>
  );
}
