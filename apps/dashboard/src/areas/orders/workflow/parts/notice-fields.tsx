"use client";

import type { Notice } from "@mauzo/contract/orders/order-workflow";
import { Checkbox } from "@mauzo/ui/checkbox";
import { MessageField } from "./message-field.tsx";

type Props = { label: string; value: Notice; error: string | undefined; onChange: (notice: Notice) => void };

/** Whether somebody is notified, and with which text. */
export function NoticeFields({ label, value, error, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={label}
        className="min-h-9 font-medium pointer-coarse:min-h-11"
        checked={value.on}
        onChange={({ target }) => onChange({ ...value, on: target.checked })}
      />
      {value.on && <MessageField value={value.text} error={error} onChange={(text) => onChange({ ...value, text })} />}
    </div>
  );
}
