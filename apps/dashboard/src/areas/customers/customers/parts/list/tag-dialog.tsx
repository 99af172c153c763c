"use client";

import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useTagChange } from "../../../../../entities/customers/customer/actions/use-tag-change.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { parseTags, tagProblem, withTag } from "../../form/tags.ts";
import { useTagProblemText } from "../form/use-tag-problem-text.ts";
import { KnownTags } from "../known-tags.tsx";

type Props = { customerIds: readonly string[]; known: readonly string[]; onDone: () => void; onClose: () => void };

/** Gives tags to the selected customers, or takes them away. */
export function TagDialog({ customerIds, known, onDone, onClose }: Props) {
  const t = useTranslations("customers.tagging");
  const failureText = useFailureText();
  const problemText = useTagProblemText();
  const [way, setWay] = useState<"add" | "remove">("add");
  const [text, setText] = useState("");
  const [pressed, setPressed] = useState(false);
  const { mutate, isPending, error } = useTagChange();
  const tags = parseTags(text);
  const problem = tags.length === 0 ? t("missing") : problemText(tagProblem(tags));
  const wrong = (pressed && problem) || (error ? failureText(error) : undefined);
  return (
    <FormDialog
      title={t("title", { count: customerIds.length })}
      save={t("save")}
      busy={isPending}
      onClose={onClose}
      onSave={() => {
        setPressed(true);
        if (problem) return;
        mutate({ customer_ids: [...customerIds], [way]: tags }, { onSuccess: onDone });
      }}
    >
      <ChoiceChips
        label={t("what")}
        chips={(["add", "remove"] as const).map((value) => ({ value, text: t(`way.${value}`) }))}
        value={way}
        onChoose={setWay}
      />
      <Field label={t("tags")} hint={t("hint")} {...(wrong && { error: wrong })}>
        {(control) => (
          <Input {...control} autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <KnownTags tags={known} taken={tags} onTake={(tag) => setText(withTag(text, tag))} />
    </FormDialog>
  );
}
