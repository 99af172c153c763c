import { useEffect, useRef } from "react";
import type { WidgetOptions } from "./create-widget.ts";
import { mountWidget } from "./mount-widget.ts";

export type ChatWidgetProps = Omit<WidgetOptions, "target">;

/** The chat widget in a React page: floating, or with `inline` filling the element it stands in. */
export function ChatWidget({ botId, apiBase, lang, inline = false }: ChatWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const widget = mountWidget({ botId, apiBase, lang, inline, target: place.current });
    return () => widget.destroy();
  }, [botId, apiBase, lang, inline]);
  return <div ref={place} style={inline ? { height: "100%" } : undefined} />;
}
