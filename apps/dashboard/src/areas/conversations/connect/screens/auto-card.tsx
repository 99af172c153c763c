"use client";

import { type AutoMessages, mostAutoText, type WeekHours, weekdays } from "@mauzo/contract/conversations/auto-messages";
import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { useAutoMessages, useSaveAutoMessages } from "../data.ts";
import { useUnsaved } from "../form/use-unsaved.ts";
import { LoadedCard } from "../parts/loaded-card.tsx";
import { usualHours, usualWeek } from "../rules.ts";

const kinds = ["greeting", "away"] as const;
const languages = { sw: "swahili", en: "english" } as const;

type HoursProps = { hours: WeekHours; onChange: (hours: WeekHours) => void };

/** A row for each day: open or not, and from when until when. */
function HoursFields({ hours, onChange }: HoursProps) {
  const t = useTranslations("connect.auto");
  return (
    <ul className="flex flex-col gap-2">
      {weekdays.map((day) => {
        const open = hours[day];
        const name = t(`days.${day}`);
        return (
          <li key={day} className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[10rem_auto_auto_1fr]">
            <Checkbox
              label={name}
              className="col-span-2 sm:col-span-1"
              checked={open !== null}
              onChange={(event) => onChange({ ...hours, [day]: event.target.checked ? usualHours : null })}
            />
            {open === null ? (
              <span className="col-span-2 text-muted">{t("closed")}</span>
            ) : (
              (["from", "until"] as const).map((end) => (
                <Input
                  key={end}
                  type="time"
                  required
                  aria-label={t(end, { day: name })}
                  value={open[end]}
                  onChange={(event) => {
                    // A time that is being cleared stays as it was.
                    if (event.target.value !== "")
                      onChange({ ...hours, [day]: { ...open, [end]: event.target.value.slice(0, 5) } });
                  }}
                />
              ))
            )}
          </li>
        );
      })}
    </ul>
  );
}

function AutoForm({ saved, mayChange }: { saved: AutoMessages; mayChange: boolean }) {
  const t = useTranslations("connect.auto");
  const save = useSaveAutoMessages();
  const { base, form, change, onSaved } = useUnsaved(saved, (now) => now);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        save.mutate({ ...form, version: base.version }, { onSuccess: onSaved });
      }}
    >
      <fieldset disabled={!mayChange} className="flex flex-col gap-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex flex-col gap-2">
            <Checkbox
              label={t(kind)}
              checked={form[kind].on}
              onChange={(event) => change({ ...form, [kind]: { ...form[kind], on: event.target.checked } })}
            />
            {form[kind].on &&
              (["sw", "en"] as const).map((language) => (
                <Field key={language} label={t(languages[language], { what: t(`${kind}Name`) })}>
                  {(control) => (
                    <Textarea
                      {...control}
                      maxLength={mostAutoText}
                      lang={language}
                      value={form[kind][language]}
                      onChange={(event) =>
                        change({ ...form, [kind]: { ...form[kind], [language]: event.target.value } })
                      }
                    />
                  )}
                </Field>
              ))}
          </div>
        ))}
        <div className="flex flex-col gap-2">
          <Checkbox
            label={t("hours")}
            checked={form.hours !== null}
            onChange={(event) => change({ ...form, hours: event.target.checked ? usualWeek : null })}
          />
          <p className="text-[0.8125rem] text-muted">{t("hoursHint")}</p>
          {form.hours && <HoursFields hours={form.hours} onChange={(hours) => change({ ...form, hours })} />}
        </div>
        {mayChange && (
          <div>
            <Button type="submit" variant="secondary" busy={save.isPending}>
              {t("save")}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}

/** What is said beside the chatflow: a greeting, and that the shop is closed. */
export function AutoCard({ mayChange }: { mayChange: boolean }) {
  const t = useTranslations("connect.auto");
  const query = useAutoMessages();
  return (
    <LoadedCard title={t("title")} text={t("text")} failed={t("loadFailed")} query={query}>
      {(saved) => <AutoForm saved={saved} mayChange={mayChange} />}
    </LoadedCard>
  );
}
