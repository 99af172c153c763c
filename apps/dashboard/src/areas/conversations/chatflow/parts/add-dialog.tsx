"use client";

import { type NewStepKind, newStepKinds } from "@mauzo/chatflow/edit/new-step";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";

/** What can be added at a place. */
export function AddDialog({ onAdd, onClose }: { onAdd: (kind: NewStepKind) => void; onClose: () => void }) {
  const t = useTranslations("chatflow");
  const shell = useTranslations("shell");
  return (
    <Modal
      title={t("addTitle")}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <ul className="flex flex-col gap-2 p-5">
        {newStepKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onAdd(kind)}
              className="w-full rounded-card border border-line p-3 text-left hover:bg-sunken"
            >
              <span className="block font-medium">{t(`kinds.${kind}`)}</span>
              <span className="text-muted">{t(`kindTexts.${kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
