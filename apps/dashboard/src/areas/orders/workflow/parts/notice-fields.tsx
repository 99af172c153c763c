"use client";

import type { Notice, ReminderField } from "@mauzo/contract/orders/order-workflow";
import { Checkbox } from "@mauzo/ui/checkbox";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { MessageField } from "./message-field.tsx";

/** `name`: where the notice is in the form. */
type Props = {
  name: string;
  label: string;
  value: Notice;
  fields?: readonly ReminderField[];
  onChange: (notice: Notice) => void;
};

/** Whether somebody is notified, and with which text. */
export function NoticeFields({ name, label, value, fields, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox
        label={label}
        className="min-h-9 font-medium pointer-coarse:min-h-11"
        checked={value.on}
        onChange={({ target }) => onChange({ ...value, on: target.checked })}
      />
      <ClashNote at={`${name.replaceAll(".", "/")}/on`} label={label} />
      {value.on && (
        <MessageField
          {...{ fields, name: `${name}.text`, value: value.text }}
          onChange={(text) => onChange({ ...value, text })}
        />
      )}
    </div>
  );
}
