"use client";
import { useEffect } from "react";

type Widget = { open: () => void };

function isWidget(value: unknown): value is Widget {
  return typeof value === "object" && value !== null && "open" in value && typeof value.open === "function";
}

/** Links marked `data-chat` open the shop's chat; where it has not loaded they stay what they are, links to WhatsApp. */
export function ChatOpener() {
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      "click",
      (event) => {
        const widget: unknown = Reflect.get(window, "Mauzo");
        if (!(event.target instanceof Element) || !event.target.closest("a[data-chat]") || !isWidget(widget)) return;
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        widget.open();
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, []);
  return null;
}
