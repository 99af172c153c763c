"use client";

import { addOption, connect, leadsTo, setStep, setWords, wordsTo } from "@mauzo/chatflow/edit/edit-flow";
import { isOwnStep } from "@mauzo/chatflow/edit/new-step";
import { stepFields, withField } from "@mauzo/chatflow/edit/step-fields";
import { nodeOutlets } from "@mauzo/chatflow/flow/node-outlets";
import { type FlowDocument, type FlowNode, optionsMost } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { newId, wordsIn } from "../rules.ts";
import { LeadsTo } from "./leads-to.tsx";
import type { Pictured } from "./settings/media-settings.tsx";
import type { NamedSegment } from "./settings/settings-props.ts";
import { StepSettings } from "./settings/step-settings.tsx";
import { TextPair } from "./text-pair.tsx";
import { useStepNames } from "./use-step-names.ts";

type Props = {
  flow: FlowDocument;
  id: string;
  shelf: readonly Pictured[];
  /** undefined: they are not known, or not for who writes. */
  segments: readonly NamedSegment[] | undefined;
  onSave: (flow: FlowDocument) => void;
  onClose: () => void;
};

/** What a step says and where it leads; what is done here is one edit, made when it is closed with "Done". */
export function StepDialog({ flow: before, id, shelf, segments, onSave, onClose }: Props) {
  const t = useTranslations("chatflow");
  const shell = useTranslations("shell");
  const [flow, setFlow] = useState(before);
  const [words, setTypedWords] = useState(() => wordsTo(before, id).join(", "));
  const names = useStepNames(flow);
  const node = flow.nodes.find((each) => each.id === id);
  if (!node) return null;
  const write = (next: FlowNode) => setFlow(setStep(flow, next));
  const save = () => onSave(setWords(flow, id, wordsIn(words)));
  return (
    <Modal
      title={names.kindOf(node)}
      text={t(`kindTexts.${node.kind}`)}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-3xl md:top-[6vh] md:bottom-auto"
    >
      <form
        noValidate
        className="flex flex-col gap-5 p-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {stepFields(node).map(({ name, text, most }) => (
          <TextPair
            key={name}
            label={t(`fields.${name}`)}
            text={text}
            most={most}
            onChange={(to) => write(withField(node, name, to))}
          />
        ))}
        <StepSettings {...{ flow, node, shelf, segments }} onChange={write} />
        {node.kind === "choice" && (
          <ol className="flex flex-col gap-4">
            {node.options.map((option, at) => (
              <li key={option.id} className="flex flex-col gap-3 rounded-card border border-line p-3">
                <TextPair
                  label={t("answer", { number: `${at + 1}` })}
                  text={option.label}
                  most={20}
                  onChange={(label) => write({ ...node, options: node.options.with(at, { ...option, label }) })}
                />
                <LeadsTo
                  flow={flow}
                  at={{ from: id, outlet: option.id }}
                  label={t("thenGoTo")}
                  onChange={(to) => setFlow(connect(flow, { from: id, outlet: option.id }, to))}
                />
                {node.options.length > 1 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="self-start"
                    onClick={() => write({ ...node, options: node.options.filter((each) => each !== option) })}
                  >
                    {t("removeAnswer")}
                  </Button>
                )}
              </li>
            ))}
            {node.options.length < optionsMost.choice ? (
              <li>
                <Button
                  variant="secondary"
                  onClick={() => setFlow(addOption(flow, id, { id: newId(flow, "o"), label: {} }))}
                >
                  {t("addAnswer")}
                </Button>
              </li>
            ) : (
              <li className="text-muted">{t("answersMost", { most: `${optionsMost.choice}` })}</li>
            )}
          </ol>
        )}
        {node.kind !== "choice" &&
          isOwnStep(node) &&
          nodeOutlets(node)
            .filter((outlet) => leadsTo(flow, { from: id, outlet }) !== undefined)
            .map((outlet) => (
              <LeadsTo
                key={outlet}
                flow={flow}
                at={{ from: id, outlet }}
                label={outlet === "next" ? t("thenGoTo") : names.wayOf({ from: id, outlet })}
                onChange={(to) => setFlow(connect(flow, { from: id, outlet }, to))}
              />
            ))}
        {(isOwnStep(node) || wordsTo(before, id).length > 0) && (
          <Field label={t("words")} hint={t("wordsHint")}>
            {(control) => (
              <Input
                {...control}
                value={words}
                maxLength={400}
                autoCapitalize="none"
                onChange={({ target }) => setTypedWords(target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit">{t("done")}</Button>
        </div>
      </form>
    </Modal>
  );
}
