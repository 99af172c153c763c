"use client";

import { leadsTo, type Outlet } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useStepNames } from "./use-step-names.ts";

type Props = { flow: FlowDocument; at: Outlet; label: string; onChange: (to: string) => void };

/** The step that a way leads to. */
export function LeadsTo({ flow, at, label, onChange }: Props) {
  const t = useTranslations("chatflow");
  const { nameOf } = useStepNames(flow);
  const to = leadsTo(flow, at) ?? "";
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={to} onChange={({ target }) => onChange(target.value)}>
          {to === "" && <option value="">{t("nowhere")}</option>}
          {flow.nodes
            .filter(({ id }) => id !== at.from)
            .map((node) => (
              <option key={node.id} value={node.id}>
                {nameOf(node).slice(0, 70)}
              </option>
            ))}
        </Select>
      )}
    </Field>
  );
}
