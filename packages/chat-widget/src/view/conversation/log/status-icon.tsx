/** @jsxImportSource preact */
import type { VisitorMessage } from "../../../core/chat/entry.ts";

const bubble = "M4 3h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-9l-5 4v-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z";
const marks: Record<VisitorMessage["status"], string> = {
  waiting: "M7 8.5h10M7 12.5h6",
  sent: "M8 10.5l3 3 5.5-6",
  failed: "M9 7.5l6 6M15 7.5l-6 6",
  refused: "M12 6.5v4.5M12 14.2h.01",
};

/** The delivery status of a visitor's message: a small bubble with lines, a check, a cross or an exclamation mark. */
export const StatusIcon = ({ status, name }: { status: VisitorMessage["status"]; name: string }) => (
  <span class={`status ${status}`} role="img" aria-label={name} title={name}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={bubble} fill="currentColor" />
      <path class="mark" d={marks[status]} />
    </svg>
  </span>
);
