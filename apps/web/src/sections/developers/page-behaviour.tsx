"use client";
import { useEffect } from "react";

async function copyFrom(button: HTMLElement, copied: string) {
  const label = button.querySelector("span");
  const code = button.closest("[data-code]")?.querySelector("code")?.textContent;
  if (!label || code === null || code === undefined) return;
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    // Where the clipboard is closed, the code can still be selected.
    return;
  }
  const before = label.textContent;
  label.textContent = copied;
  setTimeout(() => {
    label.textContent = before;
  }, 2_000);
}

/** A link to a call or a shape opens what it leads to. */
function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.hidden = false;
  target.open = true;
  target.scrollIntoView();
}

/** Copying, and opening what an address points to. Without it the page is whole, only still. */
export function PageBehaviour({ copied }: { copied: string }) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      "click",
      ({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : undefined;
        if (button) void copyFrom(button, copied);
      },
      { signal },
    );
    window.addEventListener("hashchange", openTarget, { signal });
    if (location.hash) openTarget();
    return () => stop.abort();
  }, [copied]);
  return null;
}
