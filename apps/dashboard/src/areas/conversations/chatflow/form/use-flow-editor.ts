"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowState } from "@mauzo/contract/conversations/flows";
import { useEffect, useEffectEvent, useReducer, useState } from "react";
import { useSaveDraft } from "../../../../entities/conversations/flow/actions/use-save-draft.ts";
import { readNewestFlow } from "../../../../entities/conversations/flow/queries.ts";
import { begin, step } from "./history.ts";

const pauseMs = 800;

/**
 * The draft while somebody writes it: every edit is saved after a short pause, and can be undone. Where somebody else
 * has saved meanwhile, nothing is sent until it is said whose draft it goes on from.
 */
export function useFlowEditor(saved: FlowState, mayWrite: boolean) {
  const [history, change] = useReducer(step, saved.document, begin);
  const [kept, setKept] = useState({ document: saved.document, version: saved.version, changed: saved.changed });
  const [problem, setProblem] = useState<"meanwhile" | "failed">();
  const save = useSaveDraft();
  const { now } = history;
  const unsaved = now !== kept.document;

  const send = useEffectEvent(async (document: FlowDocument, version: number) => {
    try {
      const { version: next, changed } = await save.mutateAsync({ document, version });
      setKept({ document, version: next, changed });
      setProblem(undefined);
    } catch (error) {
      setProblem(errorCode(error) === "version_conflict" ? "meanwhile" : "failed");
    }
  });
  const busy = save.isPending;
  useEffect(() => {
    if (!mayWrite || !unsaved || busy || problem === "meanwhile") return;
    const timer = setTimeout(() => void send(now, kept.version), problem === "failed" ? pauseMs * 6 : pauseMs);
    return () => clearTimeout(timer);
  }, [now, kept, unsaved, busy, problem, mayWrite]);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);

  /** Goes on from the other's draft, or saves one's own over it; undo leads back either way. */
  async function settle(whose: "theirs" | "mine") {
    const { document, version, changed } = await readNewestFlow();
    change({ kind: "replace", by: document });
    if (whose === "mine") change({ kind: "edit", to: now });
    setKept({ document, version, changed });
    setProblem(undefined);
  }

  return {
    flow: now,
    edit: (to: FlowDocument) => change({ kind: "edit", to }),
    undo: history.past.length > 0 ? () => change({ kind: "undo" }) : undefined,
    redo: history.future.length > 0 ? () => change({ kind: "redo" }) : undefined,
    state: problem ?? (unsaved || busy ? ("saving" as const) : ("saved" as const)),
    settle,
    version: kept.version,
    /** Whether what is saved differs from what customers meet. */
    changed: kept.changed,
    /** A version was brought back or published: what is saved is what customers meet, or is not. */
    refresh: async () => {
      const { document, version, changed } = await readNewestFlow();
      const isOther = version !== kept.version || version === 0;
      setKept({ document: isOther ? document : kept.document, version, changed });
      if (isOther && !unsaved) change({ kind: "replace", by: document });
    },
  };
}
