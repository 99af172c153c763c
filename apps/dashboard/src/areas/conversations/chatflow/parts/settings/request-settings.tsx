"use client";

import { requestMost } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { valueNameIn } from "../../rules.ts";
import type { SettingsOf } from "./settings-props.ts";

type Row = { first: string; second: string };

/** Which server is asked, what it is told, and what of its answer is remembered. */
export function RequestSettings({ node, onChange }: SettingsOf<"request">) {
  const t = useTranslations("chatflow.settings.request");
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-3 sm:grid-cols-[8rem_1fr]">
        <Field label={t("method")}>
          {(control) => (
            <Select
              {...control}
              value={node.method}
              onChange={({ target }) => onChange({ ...node, method: target.value === "POST" ? "POST" : "GET" })}
            >
              <option value="GET">{t("get")}</option>
              <option value="POST">{t("post")}</option>
            </Select>
          )}
        </Field>
        <Field label={t("url")} hint={t("urlHint")}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              value={node.url}
              maxLength={500}
              placeholder="https://duka.co.tz/bei"
              onChange={({ target }) => onChange({ ...node, url: target.value.trim() })}
            />
          )}
        </Field>
      </div>
      <Pairs
        title={t("fields")}
        hint={t("fieldsHint", { example: "{jina}" })}
        words={{ first: t("key"), second: t("value"), add: t("addField"), remove: t("remove") }}
        most={{ first: 40, second: 200 }}
        rows={node.fields.map(({ key, value }) => ({ first: key, second: value }))}
        onChange={(rows) =>
          onChange({ ...node, fields: rows.map(({ first: key, second: value }) => ({ key, value })) })
        }
      />
      <Pairs
        title={t("answers")}
        hint={t("answersHint", { example: "data.0.bei" })}
        words={{ first: t("path"), second: t("name"), add: t("addAnswer"), remove: t("remove") }}
        most={{ first: 40, second: 24 }}
        rows={node.answers.map(({ path, name }) => ({ first: path, second: name }))}
        onChange={(rows) =>
          onChange({
            ...node,
            answers: rows.map(({ first, second }) => ({ path: first.trim(), name: valueNameIn(second) })),
          })
        }
      />
    </div>
  );
}

type PairsProps = {
  title: string;
  hint: string;
  words: Record<"first" | "second" | "add" | "remove", string>;
  most: { first: number; second: number };
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
};

function Pairs({ title, hint, words, most, rows, onChange }: PairsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{title}</legend>
      <p className="text-muted">{hint}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={at} className="grid grid-cols-2 items-end gap-2 sm:grid-cols-[1fr_1fr_auto]">
          {(["first", "second"] as const).map((side) => (
            <Field key={side} label={words[side]}>
              {(control) => (
                <Input
                  {...control}
                  value={row[side]}
                  maxLength={most[side]}
                  autoCapitalize="none"
                  autoCorrect="off"
                  onChange={({ target }) => onChange(rows.with(at, { ...row, [side]: target.value }))}
                />
              )}
            </Field>
          ))}
          <Button variant="ghost" size="sm" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            {words.remove}
          </Button>
        </div>
      ))}
      {rows.length < requestMost && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onChange([...rows, { first: "", second: "" }])}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  );
}
