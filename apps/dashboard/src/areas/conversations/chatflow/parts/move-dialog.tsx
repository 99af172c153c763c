"use client";

import { moveStep, type Outlet } from "@mauzo/chatflow/edit/edit-flow";
import { waysOf } from "@mauzo/chatflow/edit/outline-of";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useStepNames } from "./use-step-names.ts";

type Props = { flow: FlowDocument; id: string; onSave: (flow: FlowDocument) => void; onClose: () => void };

/** Takes a step to another place: behind any way out of another step. */
export function MoveDialog({ flow, id, onSave, onClose }: Props) {
  const t = useTranslations("chatflow");
  const names = useStepNames(flow);
  const ways = waysOf(flow).filter(({ at }) => at.from !== id);
  const [index, setIndex] = useState(0);
  const nameOf = (at: Outlet) =>
    at.outlet === "next"
      ? t("after", { step: names.nameOfId(at.from) })
      : `${names.nameOfId(at.from)} › ${names.wayOf(at)}`;
  return (
    <FormDialog
      title={t("moveTitle")}
      text={names.nameOfId(id)}
      save={t("move")}
      busy={false}
      onSave={() => {
        const way = ways[index];
        if (way) onSave(moveStep(flow, id, way.at));
      }}
      onClose={onClose}
    >
      <Field label={t("moveTo")}>
        {(control) => (
          <Select {...control} value={index} onChange={({ target }) => setIndex(Number(target.value))}>
            {ways.map(({ at }, each) => (
              <option key={`${at.from}:${at.outlet}`} value={each}>
                {nameOf(at).slice(0, 90)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
