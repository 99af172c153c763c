"use client";

import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Textarea } from "@mauzo/ui/textarea";
import { useTranslations } from "next-intl";
import { AskSettings } from "./ask-settings.tsx";
import { ConditionSettings } from "./condition-settings.tsx";
import { LocationSettings } from "./location-settings.tsx";
import { MediaSettings, type Pictured } from "./media-settings.tsx";
import { PaySettings } from "./pay-settings.tsx";
import { RequestSettings } from "./request-settings.tsx";
import { SentenceSettings } from "./sentence-settings.tsx";
import type { NamedSegment } from "./settings-props.ts";
import { ValueName } from "./value-name.tsx";
import { WaitSettings } from "./wait-settings.tsx";

type Props = {
  flow: FlowDocument;
  node: FlowNode;
  shelf: readonly Pictured[];
  segments: readonly NamedSegment[] | undefined;
  onChange: (node: FlowNode) => void;
};

/** What a step has to be told beside its texts. */
export function StepSettings({ flow, node, shelf, segments, onChange }: Props) {
  switch (node.kind) {
    case "ask":
      return <AskSettings {...{ flow, node, onChange }} />;
    case "condition":
      return <ConditionSettings {...{ flow, node, segments, onChange }} />;
    case "media":
      return <MediaSettings {...{ node, shelf, onChange }} />;
    case "location":
      return <LocationSettings {...{ node, onChange }} />;
    case "pay":
      return <PaySettings {...{ node, onChange }} />;
    case "request":
      return <RequestSettings {...{ node, onChange }} />;
    case "sentence":
      return <SentenceSettings {...{ node, onChange }} />;
    case "wait":
      return <WaitSettings key={node.id} {...{ node, onChange }} />;
    case "set":
    case "tag":
    case "notify":
    case "handover":
      return <OwnWords {...{ node, onChange }} />;
    default:
      return null;
  }
}

type Own = Extract<FlowNode, { kind: "set" | "tag" | "notify" | "handover" }>;

/** Words that no customer reads as they are written here. */
function OwnWords({ node, onChange }: { node: Own; onChange: (node: FlowNode) => void }) {
  const t = useTranslations("chatflow.settings");
  switch (node.kind) {
    case "set":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <ValueName value={node.name} onChange={(name) => onChange({ ...node, name })} />
          <Field label={t("value")}>
            {(control) => (
              <Input
                {...control}
                value={node.value}
                maxLength={200}
                onChange={({ target }) => onChange({ ...node, value: target.value })}
              />
            )}
          </Field>
        </div>
      );
    case "tag":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label={t("tagChange")}>
            {(control) => (
              <Select
                {...control}
                value={node.change}
                onChange={({ target }) => onChange({ ...node, change: target.value === "remove" ? "remove" : "add" })}
              >
                <option value="add">{t("tagAdd")}</option>
                <option value="remove">{t("tagRemove")}</option>
              </Select>
            )}
          </Field>
          <Field label={t("tag")} hint={t("tagHint")}>
            {(control) => (
              <Input
                {...control}
                value={node.tag}
                maxLength={40}
                onChange={({ target }) => onChange({ ...node, tag: target.value })}
              />
            )}
          </Field>
        </div>
      );
    case "notify":
      return (
        <Field label={t("note")} hint={t("noteHint", { example: "{jina}" })}>
          {(control) => (
            <Textarea
              {...control}
              value={node.note}
              maxLength={300}
              onChange={({ target }) => onChange({ ...node, note: target.value })}
            />
          )}
        </Field>
      );
    case "handover":
      return (
        <Field label={t("reason")} hint={t("noteHint", { example: "{jina}" })}>
          {(control) => (
            <Input
              {...control}
              value={node.reason}
              maxLength={200}
              onChange={({ target }) => onChange({ ...node, reason: target.value })}
            />
          )}
        </Field>
      );
  }
}
