"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { offerUndo } from "../offer-undo.ts";
import { acquireSlot, tabSlot } from "./draft-slot.ts";
import { hasSameShape } from "./has-same-shape.ts";
import { readStored, removeStored, writeStored } from "./local-storage.ts";

const pauseMs = 300;

type Typing<Form> = {
  /** The empty form. */
  empty: Form;
  /** The form's current values. */
  read: () => Form;
  /** Replaces the form's values. */
  fill: (form: Form) => void;
};

function createDraftSaver(read: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;
  let name: string | undefined;
  let isTyped = false;
  const write = () => {
    if (!isTyped || isDone || name === undefined) return;
    clearTimeout(timer);
    isTyped = false;
    writeStored(name, read());
  };
  return {
    /** Sets the slot to save in; undefined stops saving. */
    keepAt(slot: string | undefined) {
      name = slot;
    },
    write,
    onTyped() {
      isTyped = true;
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    },
    keepNow: () => name !== undefined && !isDone && writeStored(name, read()),
    onDone() {
      isDone = true;
      if (name !== undefined) removeStored(name);
    },
  };
}

/**
 * Saves the draft of a new item on this device until it is submitted, because a phone may close the page at any moment.
 * On the next visit the draft is restored, with an undo to start afresh. Two open pages have separate drafts.
 * @param name the storage name; undefined for forms without a draft.
 * @returns callbacks for when something was typed and when the form was saved or left, and one that saves at once and
 * returns whether that worked.
 */
export function useFormDraft<Form extends object>(name: string | undefined, typing: Typing<Form>) {
  const t = useTranslations("input");
  const latest = useRef(typing);
  useEffect(() => {
    latest.current = typing;
  });
  const [{ keepAt, write, onTyped, keepNow, onDone }] = useState(() => createDraftSaver(() => latest.current.read()));
  useEffect(() => {
    if (name === undefined) return;
    const { empty } = latest.current;
    const blank = JSON.stringify(empty);
    const readDraft = (slot: string) =>
      readStored(slot, (kept) => (hasSameShape(kept, empty) && JSON.stringify(kept) !== blank ? kept : undefined));
    const taking = acquireSlot(name, (slot) => readDraft(slot) !== undefined, tabSlot.read(name));
    let ended = false;
    void taking.then((slot) => {
      if (ended || !slot) return;
      const draft = readDraft(slot.name);
      // The user typed before the draft was loaded: their text stays, and the draft stays for another page.
      if (draft && JSON.stringify(latest.current.read()) !== blank) return slot.release();
      keepAt(slot.name);
      tabSlot.save(name, slot.name);
      if (!draft) return write();
      latest.current.fill(draft);
      const onUndo = () => {
        latest.current.fill(empty);
        removeStored(slot.name);
      };
      offerUndo({ title: t("typedBefore"), label: t("startAnew"), onUndo });
    });
    addEventListener("pagehide", write);
    return () => {
      ended = true;
      write();
      keepAt(undefined);
      void taking.then((slot) => slot?.release());
      removeEventListener("pagehide", write);
    };
  }, [name, t, write, keepAt]);
  return { onTyped, keepNow, onDone };
}
