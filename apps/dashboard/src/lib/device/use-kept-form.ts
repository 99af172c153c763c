"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { offerUndo } from "../undo.ts";
import { ownSlot, takeSlot } from "./draft-slot.ts";
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

function keeper(read: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  let name: string | undefined;
  let isTyped = false;
  const write = () => {
    if (!isTyped || isDone || name === undefined) return;
    clearTimeout(timer);
    isTyped = false;
    keep(name, read());
  };
  return {
    /** From now on it is kept there; undefined: nowhere any more. */
    keepAt(slot: string | undefined) {
      name = slot;
    },
    write,
    onTyped() {
      isTyped = true;
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    },
    keepNow: () => name !== undefined && !isDone && keep(name, read()),
    onDone() {
      isDone = true;
      if (name !== undefined) forget(name);
    },
  };
}

/**
 * What is typed for something new stays with this device until it is saved: a phone may end the page at any moment. When
 * the form is opened again it is there, with the way to start anew. Of two pages of it each keeps its own.
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
  const [{ keepAt, write, onTyped, keepNow, onDone }] = useState(() => keeper(() => latest.current.read()));
  useEffect(() => {
    if (name === undefined) return;
    const { empty } = latest.current;
    const blank = JSON.stringify(empty);
    const readDraft = (slot: string) =>
      readKept(slot, (kept) => (isLike(kept, empty) && JSON.stringify(kept) !== blank ? kept : undefined));
    const taking = takeSlot(name, (slot) => readDraft(slot) !== undefined, ownSlot.read(name));
    let ended = false;
    void taking.then((slot) => {
      if (ended || !slot) return;
      const draft = readDraft(slot.name);
      // Who is quicker than the browser goes on with what they type, and what was typed before stays for another page.
      if (draft && JSON.stringify(latest.current.read()) !== blank) return slot.letGo();
      keepAt(slot.name);
      ownSlot.keep(name, slot.name);
      if (!draft) return write();
      latest.current.fill(draft);
      const onUndo = () => {
        latest.current.fill(empty);
        forget(slot.name);
      };
      offerUndo({ title: t("typedBefore"), label: t("startAnew"), onUndo });
    });
    addEventListener("pagehide", write);
    return () => {
      ended = true;
      write();
      keepAt(undefined);
      void taking.then((slot) => slot?.letGo());
      removeEventListener("pagehide", write);
    };
  }, [name, t, write, keepAt]);
  return { onTyped, keepNow, onDone };
}
