"use client";

import { Button } from "@mauzo/ui/button";
import { QuestionDialog } from "@mauzo/ui/question-dialog";

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, cancel, onConfirm, onClose }: Props) {
  return (
    <QuestionDialog
      open={open}
      title={title}
      text={text}
      onClose={onClose}
      cancel={cancel}
      action={
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      }
    />
  );
}
