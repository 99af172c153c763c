"use client";

import { errorCode } from "@mauzo/api-client/errors/error-code";
import { shouldRetry } from "@mauzo/api-client/retry-policy";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { FlowState } from "@mauzo/contract/conversations/flows";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useSaveDraft } from "../../../../entities/conversations/flow/actions/use-save-draft.ts";
import { useNewestFlow } from "../../../../entities/conversations/flow/queries.ts";
import { toasts } from "../../../../lib/toasts.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { begin, step } from "./history.ts";

const pauseMs = 800;

/** Why the draft is not saved: somebody else has saved, it did not get through yet, or the server does not take it. */
type Problem = { kind: "meanwhile" | "failed" | "refused"; document: FlowDocument; error: unknown };

function problemOf(error: unknown, document: FlowDocument): Problem {
  if (errorCode(error) === "version_conflict") return { kind: "meanwhile", document, error };
  return { kind: shouldRetry(0, error) ? "failed" : "refused", document, error };
}

/**
 * The draft while somebody writes it: every edit is saved after a short pause, and can be undone. Where somebody else
 * has saved meanwhile, nothing is sent until it is said whose draft it goes on from; what the server refuses is sent
 * again once it says something else. Who leaves within the pause still has the last edit saved.
 * @param isOpen whether a step of the draft is being written in a dialog, which goes on from the draft as it is.
 */
export function useFlowEditor(saved: FlowState, { mayWrite, isOpen }: { mayWrite: boolean; isOpen: boolean }) {
  const t = useTranslations("chatflow");
  const failureText = useFailureText();
  const readNewest = useNewestFlow();
  const [history, change] = useReducer(step, saved.document, begin);
  const [kept, setKept] = useState({ document: saved.document, version: saved.version, changed: saved.changed });
  const [failure, setFailure] = useState<Problem>();
  const save = useSaveDraft();
  const { now } = history;
  const unsaved = now !== kept.document;
  const problem = failure?.kind === "refused" && failure.document !== now ? undefined : failure;
  const tell = (title: string) => (error: unknown) => toasts.push({ title, text: failureText(error), tone: "danger" });

  /** The save that is under way. */
  const sending = useRef<{ document: FlowDocument; done: Promise<{ version: number }> }>(undefined);
  const send = useEffectEvent(async (document: FlowDocument, version: number) => {
    const done = save.mutateAsync({ document, version });
    sending.current = { document, done };
    try {
      const { version: next, changed } = await done;
      setKept({ document, version: next, changed });
      setFailure(undefined);
    } catch (error) {
      setFailure(problemOf(error, document));
    }
    sending.current = undefined;
  });
  const busy = save.isPending;
  const kind = problem?.kind;
  useEffect(() => {
    if (!mayWrite || !unsaved || busy || kind === "meanwhile" || kind === "refused") return;
    const timer = setTimeout(() => void send(now, kept.version), kind === "failed" ? pauseMs * 6 : pauseMs);
    return () => clearTimeout(timer);
  }, [now, kept, unsaved, busy, kind, mayWrite]);

  const leave = useEffectEvent(async () => {
    if (!mayWrite || !unsaved || kind === "meanwhile" || kind === "refused") return;
    const last = sending.current;
    try {
      const version = last ? (await last.done).version : kept.version;
      if (last?.document === now) return;
      const { version: next, changed } = await save.mutateAsync({ document: now, version });
      setKept({ document: now, version: next, changed });
    } catch (error) {
      tell(t("leftUnsaved"))(error);
    }
  });
  useEffect(() => () => void leave(), []);
  useEffect(() => {
    if (!unsaved || kind) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved, kind]);

  // Who comes back sees at first what this device knew; as long as nothing was changed, a newer draft takes its place.
  const isUntouched = !unsaved && history.past.length === 0 && history.future.length === 0;
  const isBehind = isUntouched && !isOpen && saved.version > kept.version;
  useEffect(() => {
    if (!isBehind) return;
    change({ kind: "begin", with: saved.document });
    setKept({ document: saved.document, version: saved.version, changed: saved.changed });
  }, [isBehind, saved]);

  /** Goes on from the other's draft, or saves one's own over it; undo leads back either way. */
  async function settle(whose: "theirs" | "mine") {
    const { document, version, changed } = await readNewest();
    change({ kind: "replace", by: document });
    if (whose === "mine") change({ kind: "edit", to: now });
    setKept({ document, version, changed });
    setFailure(undefined);
  }
  /** A version was brought back or published: what is saved is what customers meet, or is not. */
  async function refresh() {
    const { document, version, changed } = await readNewest();
    const isOther = version !== kept.version || version === 0;
    setKept({ document: isOther ? document : kept.document, version, changed });
    if (isOther && !unsaved) change({ kind: "replace", by: document });
  }

  return {
    flow: now,
    edit: (to: FlowDocument) => change({ kind: "edit", to }),
    undo: history.past.length > 0 ? () => change({ kind: "undo" }) : undefined,
    redo: history.future.length > 0 ? () => change({ kind: "redo" }) : undefined,
    state: kind ?? (unsaved || busy ? ("saving" as const) : ("saved" as const)),
    /** Why the server does not take the draft. */
    refusal: problem?.kind === "refused" ? failureText(problem.error) : undefined,
    /** Whether something would be lost by leaving, because it cannot be saved now. */
    isStuck: unsaved && kind !== undefined,
    settle: (whose: "theirs" | "mine") => void settle(whose).catch(tell(t("readFailed"))),
    version: kept.version,
    /** Whether what is saved differs from what customers meet. */
    changed: kept.changed,
    refresh: () => void refresh().catch(tell(t("readFailed"))),
  };
}
