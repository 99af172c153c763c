import { useRef, useState } from "react";
import { useFormDraft } from "../../../../../lib/storage/use-form-draft.ts";

/** A text that stays on the device until it is sent. */
export function useKeptText(name: string, onRestored?: () => void) {
  const [text, setText] = useState("");
  const latest = useRef(text);
  latest.current = text;
  const draft = useFormDraft<{ text: string }>(name, {
    pattern: { text: "" },
    read: () => (latest.current.trim() === "" ? undefined : { text: latest.current }),
    fill: (kept) => {
      setText(kept.text);
      onRestored?.();
    },
    clear: () => setText(""),
  });
  return {
    text,
    type: (next: string) => {
      setText(next);
      draft.onTyped();
    },
    /** What was typed since the text was sent stays. */
    onSent: (sent: string) => {
      if (latest.current.trim() !== sent) return;
      setText("");
      draft.onDone();
    },
  };
}
