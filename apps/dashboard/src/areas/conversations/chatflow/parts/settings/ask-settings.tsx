"use client";

import { askKinds, optionsMost } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { newId } from "../../rules.ts";
import { TextPair } from "../text-pair.tsx";
import type { SettingsProps } from "./settings-props.ts";
import { ValueName } from "./value-name.tsx";

const tries = [1, 2, 3, 4, 5];

/** What an answer has to be, how it is remembered, and how often it is asked for. */
export function AskSettings({ flow, node, onChange }: SettingsProps<"ask">) {
  const t = useTranslations("chatflow.settings");
  const { options } = node;
  const addOption = () => onChange({ ...node, options: [...options, { id: newId(flow, "o"), label: {} }] });
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t("expects")}>
          {(control) => (
            <Select
              {...control}
              value={node.expects}
              onChange={({ target }) => {
                const expects = askKinds.find((each) => each === target.value) ?? "text";
                // Options that are not shown would be problems that nobody finds.
                const first = options.length > 0 ? options : [{ id: newId(flow, "o"), label: {} }];
                onChange({ ...node, expects, options: expects === "choice" ? first : [] });
              }}
            >
              {askKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`answers.${kind}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ValueName value={node.name} onChange={(name) => onChange({ ...node, name })} />
        <Field label={t("tries")} hint={t("triesHint")}>
          {(control) => (
            <Select
              {...control}
              value={node.tries}
              onChange={({ target }) => onChange({ ...node, tries: Number(target.value) })}
            >
              {tries.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {node.expects === "choice" && (
        <ol className="flex flex-col gap-4">
          {options.map((option, at) => (
            <li key={option.id} className="flex flex-col gap-3 rounded-card border border-line p-3">
              <TextPair
                label={t("option", { number: `${at + 1}` })}
                text={option.label}
                most={20}
                onChange={(label) => onChange({ ...node, options: options.with(at, { ...option, label }) })}
              />
              {options.length > 1 && (
                <Button
                  variant="ghost"
                  size="sm"
                  className="self-start"
                  onClick={() => onChange({ ...node, options: options.filter((each) => each !== option) })}
                >
                  {t("removeOption")}
                </Button>
              )}
            </li>
          ))}
          <li>
            {options.length < optionsMost.ask ? (
              <Button variant="secondary" onClick={addOption}>
                {t("addOption")}
              </Button>
            ) : (
              <span className="text-muted">{t("optionsMost", { most: `${optionsMost.ask}` })}</span>
            )}
          </li>
        </ol>
      )}
    </>
  );
}
