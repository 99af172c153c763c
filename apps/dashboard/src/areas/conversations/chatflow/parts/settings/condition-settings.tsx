"use client";

import { flowValues } from "@mauzo/chatflow/flow/flow-values";
import type { FlowCondition } from "@mauzo/contract/conversations/chatflow";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { conditionKinds, minuteOf, newCondition, timeOf } from "../../rules.ts";
import type { NamedSegment, SettingsProps } from "./settings-props.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
const comparisons = ["known", "same", "least", "most"] as const;

type All = SettingsProps<"condition"> & { segments: readonly NamedSegment[] | undefined };
/** What decides which of two ways the conversation goes. */
export function ConditionSettings({ flow, node, segments, onChange }: All) {
  const t = useTranslations("chatflow.settings");
  const write = (test: FlowCondition) => onChange({ ...node, test });
  return (
    <>
      <Field label={t("decides")}>
        {(control) => (
          <Select
            {...control}
            value={node.test.of}
            onChange={({ target }) => {
              const of = conditionKinds.find((each) => each === target.value);
              if (of) write(newCondition(of, flowValues(flow)[0] ?? ""));
            }}
          >
            {conditionKinds.map((of) => (
              <option key={of} value={of}>
                {t(`conditions.${of}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ConditionFields test={node.test} values={flowValues(flow)} segments={segments} onChange={write} />
    </>
  );
}

type Segment = Extract<FlowCondition, { of: "segment" }>;
type SegmentProps = { test: Segment; segments: readonly NamedSegment[] | undefined; onChange: Props["onChange"] };

function SegmentField({ test, segments, onChange }: SegmentProps) {
  const t = useTranslations("chatflow.settings");
  const isListed = segments?.some(({ id }) => id === test.segment) ?? false;
  const unlisted = test.segment === "" ? "–" : t(segments ? "goneSegment" : "chosenSegment");
  return (
    <Field label={t("segment")} hint={t("segmentHint")}>
      {(control) => (
        <Select
          {...control}
          value={test.segment}
          onChange={({ target }) => onChange({ ...test, segment: target.value })}
        >
          {!isListed && <option value={test.segment}>{unlisted}</option>}
          {segments?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type Props = {
  test: FlowCondition;
  values: readonly string[];
  segments: readonly NamedSegment[] | undefined;
  onChange: (test: FlowCondition) => void;
};

function ConditionFields({ test, values, segments, onChange }: Props) {
  const t = useTranslations("chatflow.settings");
  switch (test.of) {
    case "hours":
      return (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium text-sm">{t("days")}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                label={t(`weekdays.d${day}`)}
                className="min-h-8 pointer-coarse:min-h-11"
                checked={test.days.includes(day)}
                onChange={({ target }) => {
                  const days = test.days.filter((each) => each !== day);
                  onChange({ ...test, days: target.checked ? [...days, day] : days });
                }}
              />
            ))}
          </div>
          <div className="grid grid-cols-2 gap-3">
            {(["from", "until"] as const).map((edge) => (
              <Field key={edge} label={t(edge)}>
                {(control) => (
                  <Input
                    {...control}
                    type="time"
                    value={timeOf(test[edge])}
                    onChange={({ target }) => onChange({ ...test, [edge]: minuteOf(target.value) ?? test[edge] })}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      );
    case "channel":
      return (
        <Field label={t("channel")}>
          {(control) => (
            <Select
              {...control}
              value={test.channel}
              onChange={({ target }) =>
                onChange({ ...test, channel: target.value === "whatsapp" ? "whatsapp" : "web" })
              }
            >
              <option value="web">{t("onPage")}</option>
              <option value="whatsapp">WhatsApp</option>
            </Select>
          )}
        </Field>
      );
    case "language":
      return (
        <Field label={t("language")}>
          {(control) => (
            <Select
              {...control}
              value={test.language}
              onChange={({ target }) => onChange({ ...test, language: target.value === "en" ? "en" : "sw" })}
            >
              <option value="sw">{t("swahili")}</option>
              <option value="en">{t("english")}</option>
            </Select>
          )}
        </Field>
      );
    case "tag":
      return (
        <Field label={t("tag")} hint={t("tagHint")}>
          {(control) => (
            <Input
              {...control}
              value={test.tag}
              maxLength={40}
              onChange={({ target }) => onChange({ ...test, tag: target.value })}
            />
          )}
        </Field>
      );
    case "segment":
      return <SegmentField test={test} segments={segments} onChange={onChange} />;
    case "owed":
      return <p className="text-muted">{t("owedText")}</p>;
    case "cart":
    case "orders":
      return (
        <Field label={t(test.of === "cart" ? "cartLeast" : "ordersLeast")}>
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={100}
              value={test.least}
              onChange={({ target }) =>
                onChange({ ...test, least: Math.min(100, Math.max(1, Math.trunc(Number(target.value)) || 1)) })
              }
            />
          )}
        </Field>
      );
    case "value":
      return (
        <div className="grid gap-3 sm:grid-cols-3">
          <Field label={t("whichValue")} hint={values.length === 0 ? t("noValues") : undefined}>
            {(control) => (
              <Select
                {...control}
                value={test.name}
                onChange={({ target }) => onChange({ ...test, name: target.value })}
              >
                {!values.includes(test.name) && <option value={test.name}>{test.name || "–"}</option>}
                {values.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t("comparison")}>
            {(control) => (
              <Select
                {...control}
                value={test.is}
                onChange={({ target }) =>
                  onChange({ ...test, is: comparisons.find((each) => each === target.value) ?? "known" })
                }
              >
                {comparisons.map((is) => (
                  <option key={is} value={is}>
                    {t(`comparisons.${is}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {test.is !== "known" && (
            <Field label={t("compareTo")}>
              {(control) => (
                <Input
                  {...control}
                  value={test.to}
                  maxLength={100}
                  onChange={({ target }) => onChange({ ...test, to: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      );
  }
}
