"use client";

import { audienceLimits } from "@mauzo/contract/marketing/campaign-audience";
import type { CampaignChannel } from "@mauzo/contract/marketing/campaign-states";
import { Button } from "@mauzo/ui/button";
import { Textarea } from "@mauzo/ui/textarea";
import { Upload } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { Editing } from "../../../../../components/form/editing/use-editing.ts";
import type { CampaignForm } from "../../form/campaign-form.ts";
import { readListFile, readListText } from "../../form/list-text.ts";
import { ListFindings } from "./list-findings.tsx";
import type { ListWork } from "./list-work.ts";

type Props = { editing: Editing<CampaignForm>; channel: CampaignChannel; list: ListWork };

const maxBytes = 500_000;

/** A list of numbers, pasted or from a file, which can be looked through and mended before it is saved. */
export function NumbersField({ editing, channel, list: { check, add } }: Props) {
  const t = useTranslations("campaigns.form");
  const list = useTranslations("campaigns.list");
  const chooser = useRef<HTMLInputElement>(null);
  const [checked, setChecked] = useState<string>();
  const [isTooLarge, setTooLarge] = useState(false);
  const { numbers } = editing.form.watch();
  const rows = readListText(numbers);
  const count = rows.length;
  const look = (text: string) => {
    const read = readListText(text);
    setChecked(text);
    if (read.length > 0 && read.length <= audienceLimits.numbers)
      check.mutate(read.map(({ phone, name }) => ({ phone, name })));
  };
  const change = (text: string) => {
    editing.change({ numbers: text });
    look(text);
  };
  const readFile = async (file: File) => {
    setTooLarge(file.size > maxBytes);
    if (file.size > maxBytes) return;
    const text = (await readListFile(file)).replace(/^\ufeff/, "").trim();
    change(numbers.trim() === "" ? text : `${numbers.trim()}\n${text}`);
  };
  return (
    <div className="flex flex-col gap-3">
      <FormField
        name="numbers"
        label={t("numbers")}
        hint={count === 0 ? t("numbersHint") : `${t("numbersCount", { count })} · ${t("numbersHint")}`}
      >
        {(control) => (
          <Textarea {...control} autoComplete="off" spellCheck={false} {...editing.form.register("numbers")} />
        )}
      </FormField>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        className="sr-only"
        tabIndex={-1}
        aria-label={list("file")}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) void readFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => chooser.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {list("file")}
        </Button>
        {count > 0 && (
          <Button variant="secondary" busy={check.isPending} onClick={() => look(numbers)}>
            {list("check")}
          </Button>
        )}
      </div>
      {isTooLarge && (
        <p role="alert" className="text-danger">
          {list("tooLarge")}
        </p>
      )}
      {check.data && checked === numbers && (
        <ListFindings found={check.data} {...{ rows, channel, add }} text={numbers} onChange={change} />
      )}
    </div>
  );
}
