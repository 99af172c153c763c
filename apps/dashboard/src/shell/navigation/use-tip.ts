"use client";

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from "react";

export type Tip = {
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** What a control without a visible name is called, beside it while the pointer or the keyboard is on it. */
export function useTip() {
  const [shown, setShown] = useState<{ text: string; middle: number }>();
  const hide = () => setShown(undefined);
  const show = (text: string, control: HTMLElement) => {
    const { top, height } = control.getBoundingClientRect();
    setShown({ text, middle: top + height / 2 });
  };
  const tip = (text: string): Tip => ({
    onPointerEnter: ({ pointerType, currentTarget }) => pointerType === "mouse" && show(text, currentTarget),
    onPointerLeave: hide,
    onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && show(text, currentTarget),
    onBlur: hide,
    onClick: hide,
    onKeyDown: ({ key }) => key === "Escape" && hide(),
  });
  return { shown, tip };
}
