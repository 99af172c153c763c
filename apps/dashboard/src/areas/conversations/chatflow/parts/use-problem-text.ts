"use client";

import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { useTranslations } from "next-intl";
import { useStepNames } from "./use-step-names.ts";

/** What a problem of a flow says. */
export function useProblemText(flow: FlowDocument) {
  const t = useTranslations("chatflow");
  const names = useStepNames(flow);
  return (problem: FlowFinding): string => {
    switch (problem.code) {
      case "outlet_open":
      case "outlet_unknown":
      case "outlet_twice":
      case "edge_to_nowhere":
        return problem.node === null
          ? t("problems.outlet_open", { way: problem.outlet })
          : t("problems.outlet_open", { way: names.wayOf({ from: problem.node, outlet: problem.outlet }) });
      case "label_too_long":
        return t("problems.label_too_long", {
          label: problem.label,
          length: `${problem.label.length}`,
          most: `${problem.most}`,
        });
      case "text_too_long":
        return t("problems.text_too_long", { length: `${problem.length}`, most: `${problem.most}` });
      case "too_many_options":
        return t("problems.too_many_options", { most: `${problem.most}` });
      case "tag_unfit":
        return t("problems.tag_unfit", { tag: problem.tag, most: `${problem.most}` });
      case "language_missing":
      case "text_empty":
        return t("problems.language_missing", { language: t(`languages.${problem.language}`) });
      case "labels_alike":
        return t("problems.labels_alike", { language: t(`languages.${problem.language}`) });
      case "placeholder_unknown":
        return t("problems.placeholder_unknown", { name: problem.name });
      case "keyword_to_nowhere":
        return t("problems.keyword_to_nowhere", { word: problem.word });
      case "keyword_twice":
        return t("problems.keyword_twice", { word: problem.word });
      case "value_unknown":
      case "value_taken":
        return t(`problems.${problem.code}`, { name: `{${problem.name}}` });
      case "value_unnamed":
      case "words_missing":
      case "options_missing":
      case "picture_missing":
      case "days_missing":
      case "amount_missing":
      case "time_missing":
      case "address_unfit":
      case "loop_without_pause":
      case "unreachable":
      case "text_missing":
        return t(`problems.${problem.code}`);
      default:
        return t("problems.unreadable");
    }
  };
}
