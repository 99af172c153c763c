"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { offerUndo } from "../offer-undo.ts";
import { useLoadedAccount } from "../session/account.tsx";
import { acquireSlot, tabSlot } from "./draft-slot.ts";
import { hasSameShape } from "./has-same-shape.ts";
import { readStored, removeStored, writeStored } from "./local-storage.ts";
import { addOpenDraft } from "./open-drafts.ts";

const pauseMs = 300;

type Typing<Kept> = {
  /** Something of the same shape; null where a value may be missing. */
  pattern: Kept;
  /** What is to be kept now; undefined when there is nothing. */
  read: () => Kept | undefined;
  /** Puts what was kept into the form. */
  fill: (kept: Kept) => void;
  /** Empties the form again. */
  clear: () => void;
};

function createDraftSaver(read: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let name: string | undefined;
  let isTyped = false;
  const keep = (slot: string) => {
    const kept = read();
    if (kept !== undefined) return writeStored(slot, kept);
    removeStored(slot);
    return true;
  };
  const write = () => {
    if (!isTyped || name === undefined) return;
    clearTimeout(timer);
    isTyped = false;
    keep(name);
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
    keepNow: () => name !== undefined && keep(name),
    onDone() {
      isTyped = false;
      clearTimeout(timer);
      if (name !== undefined) removeStored(name);
    },
  };
}

/**
 * Saves what is typed on this device until it is submitted, because a phone may close the page at any moment. On the
 * next visit it is restored, with an undo to start afresh. Two open pages have separate drafts, and so have two people who
 * share a device.
 * @param form the name of the form; undefined for one without a draft.
 * @returns callbacks for when something was typed and when the form was saved or left, and one that saves at once and
 * returns whether that worked.
 */
export function useFormDraft<Kept extends object>(form: string | undefined, typing: Typing<Kept>) {
  const t = useTranslations("input");
  const person = useLoadedAccount()?.user.id;
  const name = form === undefined || person === undefined ? form : `${person}:${form}`;
  const latest = useRef(typing);
  useEffect(() => {
    latest.current = typing;
  });
  const [{ keepAt, write, onTyped, keepNow, onDone }] = useState(() => createDraftSaver(() => latest.current.read()));
  useEffect(() => {
    if (name === undefined) return;
    const { pattern } = latest.current;
    const readDraft = (slot: string) => readStored(slot, (kept) => (hasSameShape(kept, pattern) ? kept : undefined));
    const taking = acquireSlot(name, (slot) => readDraft(slot) !== undefined, tabSlot.read(name));
    let ended = false;
    void taking.then((slot) => {
      if (ended || !slot) return;
      const draft = readDraft(slot.name);
      // The user typed before the draft was loaded: their text stays, and the draft stays for another page.
      if (draft && latest.current.read() !== undefined) return slot.release();
      keepAt(slot.name);
      tabSlot.save(name, slot.name);
      if (!draft) return write();
      latest.current.fill(draft);
      const onUndo = () => {
        latest.current.clear();
        removeStored(slot.name);
      };
      offerUndo({ title: t("typedBefore"), label: t("startAnew"), onUndo });
    });
    addEventListener("pagehide", write);
    const forget = addOpenDraft(() => latest.current.read() !== undefined && keepNow());
    return () => {
      ended = true;
      write();
      keepAt(undefined);
      void taking.then((slot) => slot?.release());
      removeEventListener("pagehide", write);
      forget();
    };
  }, [name, t, write, keepAt, keepNow]);
  return { onTyped, keepNow, onDone };
}
