"use client";

import type { Outlet } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";
import { useLocale, useTranslations } from "next-intl";
import { firstWords, textIn } from "../rules.ts";

const ways = [
  "next",
  "picked",
  "empty",
  "back",
  "sold-out",
  "product",
  "done",
  "full",
  "changed",
  "yes",
  "no",
  "failed",
  "paid",
  "declined",
  "unpaid",
  "wrote",
  "ok",
] as const;

/** How a step and the ways out of it are called. */
export function useNodeNames() {
  const t = useTranslations("chatflow");
  const language = useLocale();
  const kindOf = (node: FlowNode) => t(`kinds.${node.kind}`);
  const nameOf = (node: FlowNode) => {
    const words =
      (node.kind === "condition" ? t(`settings.conditions.${node.test.of}`) : firstWords(node, language)).split(
        "\n",
      )[0] ?? "";
    return words === "" ? kindOf(node) : `${kindOf(node)}: ${words}`;
  };
  const wayOut = (node: FlowNode | undefined, outlet: string) => {
    const option = node?.kind === "choice" ? node.options.find(({ id }) => id === outlet) : undefined;
    if (option) return textIn(option.label, language) || t("emptyAnswer");
    if (node?.kind === "request" && outlet === "failed") return t("ways.unanswered");
    const known = ways.find((way) => way === outlet);
    return known ? t(`ways.${known}`) : outlet;
  };
  return { kindOf, nameOf, wayOut };
}

/** How the steps of a flow are called, by their ids. */
export function useStepNames(flow: FlowDocument) {
  const t = useTranslations("chatflow");
  const { kindOf, nameOf, wayOut } = useNodeNames();
  const nodeOf = (id: string) => flow.nodes.find((each) => each.id === id);
  const nameOfId = (id: string) => {
    const node = nodeOf(id);
    return node ? nameOf(node) : t("nowhere");
  };
  const wayOf = ({ from, outlet }: Outlet) => wayOut(nodeOf(from), outlet);
  return { kindOf, nameOf, nameOfId, wayOf };
}
