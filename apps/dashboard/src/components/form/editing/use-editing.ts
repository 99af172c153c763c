"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { type FieldValues, useForm } from "react-hook-form";
import { offerUndo } from "../../../lib/offer-undo.ts";
import { NotConfirmed } from "../../../lib/session/password/step-up.ts";
import { useFormDraft } from "../../../lib/storage/use-form-draft.ts";
import { toasts } from "../../../lib/toasts.ts";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { changedPart, defaultsOf, fieldPath, type Problem, resolverOf } from "./form-values.ts";
import { pathText, type Revive, settleClash } from "./merge/form-paths.ts";
import { type Clash, isSame, type MergeRules, mergeForms } from "./merge/merge-forms.ts";
import { revealFirst } from "./reveal-first.ts";
import { useLive } from "./use-live.ts";
import { isConflict, isOlder, saverOf, type Versioned } from "./versions.ts";

type Words = { title: string; text?: string | undefined };
/** Adds to a form what it holds of other records: as it was when it was added, or as it is now. */
export type LayOthers<Form> = (form: Form, when: "before" | "now") => Form;

export type EditingOptions<Base extends Versioned | undefined, Form extends FieldValues, Input> = {
  /** What is saved, as it was read last; undefined while it is new. */
  saved: Base;
  /** The form of what is saved, or of a new one. `before` is the form it replaces, for keys that no server gives. */
  toForm: (saved: Base, before?: Form) => Form;
  /** What is sent; `base` is what the form is based on, with its version. */
  toInput: (form: Form, base: Base) => Input;
  problemsOf?: (form: Form) => readonly Problem[];
  /** The server's errors about fields, in the form's words. */
  refusedFields?: (error: unknown) => readonly Problem[];
  save: (input: Input) => Promise<NonNullable<Base>>;
  /** Reads it past the cache, after a save was refused with 409. */
  readNewest?: () => Promise<NonNullable<Base>>;
  /** Reads who has changed it since, where neither the refusal nor the record says so. */
  readBy?: (base: NonNullable<Base>) => Promise<string | null>;
  /** Whether the newest reading differs; by default, when the version does. */
  isNews?: (newest: NonNullable<Base>, base: NonNullable<Base>) => boolean;
  /** Who changed it since, where the record says so itself. */
  byOf?: (newest: NonNullable<Base>, base: NonNullable<Base>) => string | null;
  /** Reads what the form holds of other records. */
  readOthers?: (mine: Form) => Promise<LayOthers<Form>>;
  rules?: MergeRules;
  /** What becomes of a row that was removed elsewhere and is kept here: by default it stays as it is. */
  revive?: Revive;
  /** Keeps what is typed on this device. `pattern` is a form with null wherever a value may be missing. */
  draft?: { name: string; pattern: Form } | undefined;
  /** Whether saving waits for an answer, as for a price of 0. */
  waits?: (form: Form, base: Base) => boolean;
  /** Whether somebody must look at what was merged before it is saved, as where it changes a sum. */
  looksFirst?: boolean;
  /** Whether a save can be undone by saving what was before. */
  isUndoable?: (before: Form, after: Form) => boolean;
  saidSaved: (saved: NonNullable<Base>) => Words;
  saidFailed: string;
  onSaved?: (saved: NonNullable<Base>) => void;
};

type News = { by: string | null; clashes: readonly Clash[] };
const asItIs: Revive = (row) => row;
const noProblems = () => [];

export type Editing<Form extends FieldValues> = ReturnType<typeof useEditing<Versioned | undefined, Form, unknown>>;

/**
 * One form over something that is saved: filling, what is wrong with it, saving with the version it is based on, and
 * merging when somebody else saved first, field by field (decision 46).
 */
export function useEditing<Base extends Versioned | undefined, Form extends FieldValues, Input>(
  options: EditingOptions<Base, Form, Input>,
) {
  type Saved = NonNullable<Base>;
  const { saved, toForm, problemsOf = noProblems, rules, revive = asItIs, draft } = options;
  const t = useTranslations("input");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const [base, nowBase, setBase] = useLive(() => ({ saved, form: toForm(saved) }));
  const [news, nowNews, setNews] = useLive<News | undefined>(() => undefined);
  const [saving, nowSaving, setSaving] = useLive(() => false);
  const [attempt, setAttempt] = useState(0);
  const [round, setRound] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isHere = useRef(true);
  const latestProblems = useRef(problemsOf);
  latestProblems.current = problemsOf;
  const form = useForm<Form>({
    defaultValues: defaultsOf(base.form),
    resolver: useMemo(() => resolverOf<Form>((values) => latestProblems.current(values)), []),
    shouldFocusError: false,
  });
  const { isDirty, isSubmitted, errors } = form.formState;
  const hasProblems = Object.keys(errors).length > 0;

  /** Writes the given fields; the others stay untouched, with the focus and what is being typed. */
  function write(part: Partial<Form>) {
    const changed = changedPart(form.getValues(), part);
    form.setValues(changed, { shouldDirty: true });
    if (isSubmitted || hasProblems) void form.trigger(Object.keys(changed).map((name) => fieldPath<Form>(name)));
  }
  /** Bases the form on a reading; `typed` is what the form was like when the reading was asked for. */
  function rebase(newest: Base, theirs: Form, merged: Form) {
    write(merged);
    form.resetDefaultValues(theirs);
    setBase({ saved: newest, form: theirs });
  }

  const kept = useFormDraft(draft?.name, {
    pattern: { from: draft?.pattern ?? base.form, typed: draft?.pattern ?? base.form },
    read() {
      const typed = form.getValues();
      return isSame(base.form, typed) ? undefined : { from: base.form, typed };
    },
    fill({ from, typed }) {
      const theirs = toForm(base.saved, from);
      const { merged, clashes } = mergeForms(from, typed, theirs, rules);
      rebase(base.saved, theirs, merged);
      setNews(clashes.length > 0 ? { by: null, clashes } : undefined);
    },
    clear: reset,
  });
  useEffect(() => form.watch(kept.onTyped).unsubscribe, [form, kept.onTyped]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function reset() {
    const filled = toForm(base.saved, base.form);
    form.reset(filled);
    setBase({ saved: base.saved, form: filled });
    setNews(undefined);
    setRound((last) => last + 1);
    kept.onDone();
  }

  /** Merges a newer reading into the form. @returns how many clashes there are to choose about. */
  function bring(newest: Base, by: string | null, lay: LayOthers<Form> = (same) => same): number {
    const { form: before } = nowBase.current;
    const mine = form.getValues();
    const theirs = toForm(newest, before);
    const { merged, clashes } = mergeForms(lay(before, "before"), mine, lay(theirs, "now"), rules);
    const found = new Set(clashes.map(pathText));
    const open = nowNews.current?.clashes.filter((clash) => !found.has(pathText(clash))) ?? [];
    const isTyped = !isSame(before, mine);
    rebase(newest, theirs, merged);
    setNews(isTyped ? { by, clashes: [...open, ...clashes] } : undefined);
    return open.length + clashes.length;
  }

  // Saved elsewhere while the form is open, and read again.
  useEffect(() => {
    const seen = nowBase.current.saved;
    if (!saved || !seen || saved === seen || nowSaving.current || isOlder(saved, seen)) return;
    if (isSame(saved, seen)) setBase({ ...nowBase.current, saved });
    else {
      const by = options.byOf?.(saved, seen) ?? null;
      bring(saved, by);
      if (by === null) void nameSaver(seen);
    }
  });

  /** Adds to the notice who saved, where that has to be asked for. */
  async function nameSaver(since: Saved): Promise<void> {
    const by = await options.readBy?.(since);
    if (by && nowNews.current) setNews({ ...nowNews.current, by });
  }

  function tellFailed(error: unknown, known?: string) {
    // Whoever closed the question for the password knows it.
    if (error instanceof NotConfirmed) return;
    toasts.push({ title: options.saidFailed, text: known ?? failureText(error), tone: "danger" });
  }

  /** @param sent what was saved: what was typed since then stays. */
  function settle(after: Saved, sent: Form) {
    const filled = toForm(after, nowBase.current.form);
    const { merged } = mergeForms(sent, form.getValues(), filled, rules);
    setNews(undefined);
    rebase(after, filled, merged);
    if (isSame(filled, merged)) form.reset(filled);
    setRound((last) => last + 1);
    kept.onDone();
    return filled;
  }

  async function takeBack(before: Form, after: Saved, sent: Form) {
    try {
      const restored = await options.save(options.toInput(before, after));
      if (isHere.current) settle(restored, sent);
      toasts.push({ title: t("undone"), tone: "success" });
    } catch (error) {
      tellFailed(error);
    }
  }

  /** @param joined who saved meanwhile what is saved with it now; undefined when nobody did. */
  async function send(typed: Form, joined?: string | null): Promise<void> {
    const { saved: seen, form: before } = nowBase.current;
    let after: Saved;
    try {
      after = await options.save(options.toInput(typed, seen));
    } catch (error) {
      return refused(error);
    }
    if (!isHere.current) return;
    const filled = settle(after, typed);
    const said = options.saidSaved(after);
    const text = joined === undefined ? said.text : t("meanwhile.both", { name: joined ?? t("meanwhile.somebody") });
    if (seen && options.isUndoable?.(before, filled))
      offerUndo({ title: said.title, text, label: shell("undo"), onUndo: () => void takeBack(before, after, filled) });
    else toasts.push({ title: said.title, text, tone: "success" });
    options.onSaved?.(after);
  }

  async function refused(error: unknown): Promise<void> {
    if (!isHere.current) return tellFailed(error);
    const found = options.refusedFields?.(error) ?? [];
    const { saved: seen, form: before } = nowBase.current;
    if (isConflict(error)) {
      const [newest, lay, by = null] = await Promise.all([
        seen && options.readNewest?.(),
        options.readOthers?.(form.getValues()),
        saverOf(error) ?? (seen && options.readBy?.(seen)),
      ]).catch(() => []);
      const isNews = seen && newest && (options.isNews?.(newest, seen) ?? isOlder(seen, newest));
      const isOtherNews = lay && !isSame(lay(before, "before"), lay(before, "now"));
      if (isNews || isOtherNews) {
        const who = by ?? (isNews ? options.byOf?.(newest, seen) : undefined) ?? null;
        const left = bring(isNews ? newest : seen, who, lay);
        const typed = structuredClone(form.getValues());
        if (left === 0 && !options.looksFirst && problemsOf(typed).length === 0) return send(typed, who);
        if (left === 0) await form.trigger();
        return;
      }
    }
    for (const { path, text } of found) form.setError(fieldPath<Form>(path), { type: "server", message: text });
    tellFailed(error, found[0]?.text);
  }

  async function submit() {
    if (nowSaving.current) return;
    await form.handleSubmit(async (typed) => {
      if (nowNews.current?.clashes.length || options.waits?.(typed, nowBase.current.saved)) return;
      setSaving(true);
      await send(typed).finally(() => setSaving(false));
    })();
    setAttempt((last) => last + 1);
  }
  useEffect(() => {
    if (attempt > 0) revealFirst(element.current);
  }, [attempt]);

  function choose(clash: Clash, side: "mine" | "theirs") {
    write(settleClash(form.getValues(), clash, side, revive));
    const { by = null, clashes = [] } = nowNews.current ?? {};
    const left = clashes.filter((each) => each !== clash);
    setNews(left.length > 0 ? { by, clashes: left } : undefined);
    setAttempt((last) => last + 1);
  }

  return {
    /** The form of react-hook-form: `register`, or `form.watch()` with `change`. */
    form,
    /** What the form is based on. */
    base: base.saved,
    change: (part: Partial<Form> | ((now: Form) => Partial<Form>)) =>
      write(typeof part === "function" ? part(form.getValues()) : part),
    isChanged: isDirty,
    hasProblems,
    isSaving: saving,
    submit,
    discard() {
      const { form: before } = base;
      const mine = structuredClone(form.getValues());
      reset();
      const onUndo = () => write(mergeForms(before, mine, nowBase.current.form, rules).merged);
      offerUndo({ title: t("discarded"), label: shell("undo"), onUndo });
    },
    /** What somebody else saved while this was typed. */
    news,
    choose,
    revive,
    /** Another one each time the form is filled anew: the key of fields with a state of their own. */
    round,
    element,
    onLeave: kept.onDone,
    keepNow: draft ? kept.keepNow : undefined,
  };
}
