import { type RefObject, useEffect, useRef } from "react";
import type { Widget, WidgetOptions } from "./create-widget.ts";
import { mountWidget } from "./mount-widget.ts";

export type ChatWidgetProps = Omit<WidgetOptions, "target"> & {
  /** Holds the widget while it is mounted: `widget.current?.open()`. */
  widget?: RefObject<Widget | null>;
};

/** The chat widget as a React component: floating, or with `mode="inline"` filling its parent element. */
export function ChatWidget({ botId, apiBase, lang, mode = "bubble", theme, token, widget }: ChatWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const own = useRef<Widget>(null);
  const look = typeof theme === "string" ? theme : JSON.stringify(theme);
  const worn = useRef(look);
  useEffect(() => {
    const mounted = mountWidget({
      botId,
      apiBase,
      lang,
      mode,
      theme: worn.current,
      token,
      target: place.current ?? undefined,
    });
    own.current = mounted;
    if (widget) widget.current = mounted;
    return () => {
      mounted.destroy();
      if (widget) widget.current = null;
    };
  }, [botId, apiBase, lang, mode, token, widget]);
  useEffect(() => {
    if (worn.current === look) return;
    worn.current = look;
    own.current?.updateTheme(look);
  }, [look]);
  return mode === "inline" ? <div ref={place} style={{ height: "100%" }} /> : null;
}
