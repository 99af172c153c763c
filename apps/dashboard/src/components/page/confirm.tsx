"use client";

import { Button } from "@mauzo/ui/button";
import { Dialog } from "@mauzo/ui/dialog";

type Props = {
  open: boolean;
  title: string;
  text: string;
  /** What the dangerous button does, by its name. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before what cannot be undone. */
export function Confirm({ open, title, text, confirm, cancel, onConfirm, onClose }: Props) {
  return (
    <Dialog
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
