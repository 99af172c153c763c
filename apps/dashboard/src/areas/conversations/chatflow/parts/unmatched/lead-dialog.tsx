"use client";

import { outlineOf } from "@mauzo/chatflow/edit/outline-of";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import { useStepNames } from "../use-step-names.ts";

type Props = { flow: FlowDocument; sentence: string; onChoose: (id: string) => void; onClose: () => void };

/** The steps, in the order of the outline: a sentence leads to the one that is pressed. */
export function LeadDialog({ flow, sentence, onChoose, onClose }: Props) {
  const t = useTranslations("chatflow.unmatched");
  const shell = useTranslations("shell");
  const { nameOf } = useStepNames(flow);
  const steps = outlineOf(flow).flatMap((row) => (row.kind === "step" ? [row.node] : []));
  return (
    <Modal
      title={t("leadTitle")}
      text={t("leadText", { sentence })}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <ul className="flex flex-col gap-2 p-5">
        {steps.map((node) => (
          <li key={node.id}>
            <button
              type="button"
              onClick={() => onChoose(node.id)}
              className="w-full break-words rounded-card border border-line p-3 text-left hover:bg-sunken"
            >
              {nameOf(node).slice(0, 90)}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
