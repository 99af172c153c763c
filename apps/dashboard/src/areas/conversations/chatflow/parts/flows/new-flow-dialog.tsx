"use client";

import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { templateOf, trades } from "@mauzo/chatflow/templates/templates";
import { RadioChoice } from "@mauzo/ui/radio-choice";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useCreateChatflow } from "../../../../../entities/conversations/flow/actions/use-chatflows.ts";
import { emptyFlow } from "../../rules.ts";
import { FlowNameDialog } from "./flow-name-dialog.tsx";

const beginnings = ["shop", ...trades, "empty"] as const;

/** Begins another flow: with what every shop begins with, with a template, or with nothing. */
export function NewFlowDialog({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const t = useTranslations("chatflow");
  const language = useLocale();
  const create = useCreateChatflow();
  const [from, setFrom] = useState<(typeof beginnings)[number]>("shop");
  const document = () =>
    from === "shop" ? defaultFlow : from === "empty" ? emptyFlow(defaultFlow.fallback) : templateOf(from, language);
  return (
    <FlowNameDialog
      title={t("flows.add")}
      text={t("flows.addText")}
      save={t("flows.begin")}
      failed={t("flows.addFailed")}
      busy={create.isPending}
      onSave={async (name) => onMade((await create.mutateAsync({ name, document: document() })).id)}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="mb-1 font-medium">{t("flows.from")}</legend>
        {beginnings.map((each) => (
          <RadioChoice
            key={each}
            name="from"
            checked={from === each}
            onChange={() => setFrom(each)}
            className="min-h-9"
          >
            {each === "shop" || each === "empty" ? t(`flows.${each}`) : t(`trades.${each}`)}
          </RadioChoice>
        ))}
      </fieldset>
    </FlowNameDialog>
  );
}
