"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import type { ReactNode, Ref, SubmitEvent } from "react";

type Props = {
  title: string;
  text: string;
  action: string;
  busy: boolean;
  form?: Ref<HTMLFormElement>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet in which permissions are chosen, for somebody new or for a member. */
export function AccessSheet({ title, text, action, busy, form, onSubmit, onClose, children }: Props) {
  const t = useTranslations("staff");
  return (
    <Modal title={title} text={text} close={t("close")} onClose={onClose} className="top-3 max-w-xl md:top-[6vh]">
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
        className="flex flex-col gap-4 p-5 pb-0"
      >
        {children}
        {/* Always in reach: on a phone there is more to choose than fits. */}
        <div className="sticky bottom-0 -mx-5 flex flex-wrap justify-end gap-2 border-line border-t bg-card px-5 py-3">
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
