"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { offerUndo } from "../undo.ts";
import { isLike } from "./is-like.ts";
import { forget, keep, readKept } from "./kept.ts";

const pauseMs = 300;

type Typing<Form> = {
  /** The form that nothing is typed in yet. */
  empty: Form;
  /** The form as it is. */
  read: () => Form;
  /** Puts this in the form's place. */
  fill: (form: Form) => void;
};

function keeper(name: string | undefined, read: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  const write = () => {
    if (timer === undefined || isDone || name === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keep(name, read());
  };
  return {
    write,
    onTyped() {
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    },
    /** Another page of the same form may have written over it since: it is kept anew. */
    keepNow: () => name !== undefined && !isDone && keep(name, read()),
    onDone() {
      isDone = true;
      if (name !== undefined) forget(name);
    },
  };
}

/**
 * What is typed for something new stays with this device until it is saved: a phone may end the page at any moment. When
 * the form is opened again it is there, with the way to start anew.
 * @param name under which it is kept; undefined for what is not.
 * @returns what wants to hear that something was typed, and that it was saved or left; and what keeps it before the page
 * ends, and says whether that worked.
 */
export function useKeptForm<Form extends object>(name: string | undefined, typing: Typing<Form>) {
  const t = useTranslations("input");
  const latest = useRef(typing);
  useEffect(() => {
    latest.current = typing;
  });
  const [{ write, onTyped, keepNow, onDone }] = useState(() => keeper(name, () => latest.current.read()));
  useEffect(() => {
    if (name === undefined) return;
    const { empty, fill } = latest.current;
    const blank = JSON.stringify(empty);
    const typed = readKept(name, (kept) => (isLike(kept, empty) && JSON.stringify(kept) !== blank ? kept : undefined));
    if (typed) {
      fill(typed);
      const onUndo = () => {
        latest.current.fill(empty);
        forget(name);
      };
      offerUndo({ title: t("typedBefore"), label: t("startAnew"), onUndo });
    }
    addEventListener("pagehide", write);
    return () => {
      write();
      removeEventListener("pagehide", write);
    };
  }, [name, t, write]);
  return { onTyped, keepNow, onDone };
}
