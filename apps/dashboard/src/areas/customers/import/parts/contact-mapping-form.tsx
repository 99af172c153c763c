"use client";

import { type ConsentChannel, consentChannels, consentLimits } from "@mauzo/contract/customers/consents";
import { type ContactImport, contactImportFields } from "@mauzo/contract/customers/contact-imports";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MappedColumns } from "../../../../entities/shop/import/parts/mapped-columns.tsx";
import { type Said, tagsIn } from "../rules.ts";

type Props = { file: ContactImport; busy: boolean; onCheck: (said: Said) => void };
type Asked = "yes" | "no";

/** What each column holds, what becomes of known customers, and whether all of them agreed to get offers. */
export function ContactMappingForm({ file, busy, onCheck }: Props) {
  const t = useTranslations("contactImports");
  const shared = useTranslations("imports.file");
  const consentWords = useTranslations("customers.consent");
  const [mapping, setMapping] = useState(file.mapping);
  const [known, setKnown] = useState(file.known);
  const [tags, setTags] = useState(file.tags.join(", "));
  // Nothing is chosen beforehand: whoever brings the file says it.
  const [asked, setAsked] = useState<Asked | undefined>(
    file.consent ? "yes" : file.state === "mapping" ? undefined : "no",
  );
  const [channels, setChannels] = useState<readonly ConsentChannel[]>(file.consent?.channels ?? []);
  const [how, setHow] = useState(file.consent?.how ?? "");
  const hasPhone = mapping.some((field) => field === "phone" || field === "phone2" || field === "phone3");
  const saysHow = asked === "no" || (asked === "yes" && channels.length > 0 && how.trim() !== "");
  const consent = asked === "yes" ? { channels: [...channels], how: how.trim() } : null;
  return (
    <Card title={shared("mapping")} description={shared("mappingText")}>
      <div className="flex flex-col gap-5">
        <MappedColumns
          file={file}
          fields={contactImportFields}
          nameOf={(field) => t(`field.${field}`)}
          mapping={mapping}
          onMap={setMapping}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">{t("known")}</legend>
          {(["leave", "fill"] as const).map((way) => (
            <RadioChoice key={way} look="box" name="known" checked={known === way} onChange={() => setKnown(way)}>
              {t(`knownWay.${way}`)}
            </RadioChoice>
          ))}
        </fieldset>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-medium">{t("asked")}</legend>
          {(["no", "yes"] as const).map((way) => (
            <RadioChoice key={way} look="box" name="asked" checked={asked === way} onChange={() => setAsked(way)}>
              {t(`askedWay.${way}`)}
            </RadioChoice>
          ))}
          {asked === "yes" && (
            <div className="flex flex-col gap-3 pt-2">
              <div className="flex flex-wrap gap-x-5 gap-y-2">
                {consentChannels.map((channel) => (
                  <Checkbox
                    key={channel}
                    label={consentWords(`channel.${channel}`)}
                    checked={channels.includes(channel)}
                    onChange={({ target }) =>
                      setChannels(target.checked ? [...channels, channel] : channels.filter((one) => one !== channel))
                    }
                  />
                ))}
              </div>
              <Field label={consentWords("how")} hint={consentWords("howHint")}>
                {(control) => (
                  <Input
                    {...control}
                    value={how}
                    maxLength={consentLimits.how}
                    onChange={({ target }) => setHow(target.value)}
                  />
                )}
              </Field>
            </div>
          )}
        </fieldset>
        <Field label={t("tagsForAll")} hint={t("tagsHint")}>
          {(control) => (
            <Input {...control} value={tags} autoComplete="off" onChange={({ target }) => setTags(target.value)} />
          )}
        </Field>
        {!hasPhone && (
          <p role="alert" className="text-danger">
            {t("needsPhone")}
          </p>
        )}
        {asked === undefined && <p className="text-muted">{t("sayAsked")}</p>}
        <Button
          className="self-start"
          busy={busy}
          disabled={!hasPhone || !saysHow}
          onClick={() => onCheck({ mapping, known, consent, tags: tagsIn(tags) })}
        >
          {shared("check")}
        </Button>
      </div>
    </Card>
  );
}
