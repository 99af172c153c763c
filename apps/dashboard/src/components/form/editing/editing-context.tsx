"use client";

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { isKeepable, pathText } from "./merge/form-paths.ts";
import type { Clash } from "./merge/merge-forms.ts";
import type { Editing } from "./use-editing.ts";

type Context = {
  clashes: readonly Clash[];
  by: string | null;
  choose: (clash: Clash, side: "mine" | "theirs") => void;
  isKeepable: (clash: Clash) => boolean;
  /** The paths whose clash is shown at its field. */
  shown: ReadonlySet<string>;
  show: (path: string) => () => void;
};

const EditingContext = createContext<Context | undefined>(undefined);

/** What the fields of a form know of what both changed. */
export function EditingProvider<Form extends FieldValues>(props: { editing: Editing<Form>; children: ReactNode }) {
  const { news, choose, revive } = props.editing;
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [show] = useState(() => (path: string) => {
    setShown((now) => new Set([...now, path]));
    return () => setShown((now) => new Set([...now].filter((other) => other !== path)));
  });
  const context = {
    clashes: news?.clashes ?? [],
    by: news?.by ?? null,
    choose,
    isKeepable: (clash: Clash) => isKeepable(clash, revive),
    ...{ shown, show },
  };
  return <EditingContext value={context}>{props.children}</EditingContext>;
}

/** Everything both changed; undefined outside a form that is edited. */
export const useClashes = () => useContext(EditingContext);

/** The clash of the field at this path, which is then shown there and not in the notice. */
export function useClashAt(path: string) {
  const context = useContext(EditingContext);
  const clash = context?.clashes.find((each) => each.kind === "value" && pathText(each) === path);
  const show = context?.show;
  const isClash = clash !== undefined;
  // Before the focus moves to it: until then the notice shows it.
  useLayoutEffect(() => (isClash ? show?.(path) : undefined), [isClash, show, path]);
  return useMemo(() => (context && clash ? { ...context, clash } : undefined), [context, clash]);
}
