"use client";

import { useEffect, useEffectEvent } from "react";

type Keys = {
  /** While a dialog is open, its keys are its own. */
  isOff: boolean;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Removes the step that has the focus. */
  remove: (() => void) | undefined;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl+Z and Ctrl+Shift+Z undo and redo, Delete removes the step that has the focus: on the outline and the map alike. */
export function useStepKeys({ isOff, undo, redo, remove }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOff || event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    const [key, isCommand] = [event.key.toLowerCase(), event.ctrlKey || event.metaKey];
    const isStep = event.target instanceof Element && event.target.closest('[id^="step-"], [id^="map-step-"]') !== null;
    const run =
      isCommand && key === "z"
        ? event.shiftKey
          ? redo
          : undo
        : isCommand && key === "y"
          ? redo
          : key === "delete" && isStep
            ? remove
            : undefined;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
