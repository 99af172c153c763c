import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, draftAddress, firstDraft, readDraft } from "../../../lib/qr/design/draft.ts";

const key = "qr-draft";
const mostSteps = 50;
/** Changes of one kind this close together are one undo step: nobody undoes a word letter by letter. */
const oneStepMs = 1500;

/** The browser may block storage: then only the URL has the draft. */
function loadSaved(): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
function saveAddress(address: string) {
  try {
    sessionStorage.setItem(key, address);
  } catch {}
}

export type DraftState = {
  draft: Draft;
  /** @param what names the change, so that typing is one step to undo */
  change: (part: Partial<Draft>, what: string) => void;
  undo: (() => void) | undefined;
  reset: () => void;
};

/**
 * The user's draft, stored in the URL of the page and for the lifetime of its tab: a reload or a change of language
 * loses nothing.
 */
export function useDraft(typed: Record<string, string> | undefined): DraftState {
  const [{ draft, past, isRead }, setState] = useState<{ draft: Draft; past: readonly Draft[]; isRead: boolean }>({
    draft: firstDraft,
    past: [],
    isRead: false,
  });
  const last = useRef({ what: "", at: 0 });

  useEffect(() => {
    const read = (more: Record<string, string>) => {
      const said = new URLSearchParams(location.hash.length > 1 ? location.hash.slice(1) : loadSaved());
      for (const [key, value] of Object.entries(more)) said.set(key, value);
      setState((state) => ({ ...state, draft: readDraft(said.toString()), isRead: true }));
    };
    read(typed ?? {});
    const readAgain = () => read({});
    window.addEventListener("hashchange", readAgain);
    return () => window.removeEventListener("hashchange", readAgain);
  }, [typed]);

  useEffect(() => {
    if (!isRead) return;
    const address = draftAddress(draft);
    saveAddress(address);
    // Safari rejects more than a hundred of these in half a minute.
    const timer = setTimeout(() => {
      history.replaceState(history.state, "", address === "" ? location.pathname + location.search : `#${address}`);
    }, 400);
    return () => clearTimeout(timer);
  }, [draft, isRead]);

  const change = useCallback((part: Partial<Draft>, what: string) => {
    const now = Date.now();
    const isSameStep = last.current.what === what && now - last.current.at < oneStepMs;
    last.current = { what, at: now };
    setState((state) => ({
      ...state,
      draft: { ...state.draft, ...part },
      past: isSameStep ? state.past : [...state.past, state.draft].slice(-mostSteps),
    }));
  }, []);
  const undo = useCallback(() => {
    last.current = { what: "", at: 0 };
    setState((state) => ({ ...state, draft: state.past.at(-1) ?? state.draft, past: state.past.slice(0, -1) }));
  }, []);
  const reset = useCallback(() => {
    setState((state) => ({
      ...state,
      draft: { ...firstDraft, phone: state.draft.phone, country: state.draft.country, message: state.draft.message },
      past: [...state.past, state.draft].slice(-mostSteps),
    }));
  }, []);
  return { draft, change, undo: past.length > 0 ? undo : undefined, reset };
}
