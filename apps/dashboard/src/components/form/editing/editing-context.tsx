"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { isKeepable, pathText } from "./merge/form-paths.ts";
import type { Clash } from "./merge/merge-forms.ts";
import type { Editing } from "./use-editing.ts";

type Context = {
  clashes: readonly Clash[];
  by: string | null;
  choose: (clash: Clash, side: "mine" | "theirs") => void;
  isKeepable: (clash: Clash) => boolean;
  /** The paths of the fields in the page: their clashes are shown there, and all others in the notice. */
  fields: ReadonlySet<string>;
  enter: (path: string) => () => void;
};

const EditingContext = createContext<Context | undefined>(undefined);

function createFields() {
  const fields = new Set<string>();
  const enter = (path: string) => {
    fields.add(path);
    return () => void fields.delete(path);
  };
  return { fields, enter };
}

/** What the fields of a form know of what both changed. */
export function EditingProvider<Form extends FieldValues>(props: { editing: Editing<Form>; children: ReactNode }) {
  const { news, choose, revive } = props.editing;
  const [{ fields, enter }] = useState(createFields);
  const context = {
    clashes: news?.clashes ?? [],
    by: news?.by ?? null,
    choose,
    isKeepable: (clash: Clash) => isKeepable(clash, revive),
    ...{ fields, enter },
  };
  return <EditingContext value={context}>{props.children}</EditingContext>;
}

/** Everything both changed; undefined outside a form that is edited. */
export const useClashes = () => useContext(EditingContext);

/** The clash of the field at this path, which is then shown there and not in the notice. */
export function useClashAt(path: string) {
  const context = useContext(EditingContext);
  const clash = context?.clashes.find((each) => each.kind === "value" && pathText(each) === path);
  const enter = context?.enter;
  useEffect(() => enter?.(path), [enter, path]);
  return context && clash ? { ...context, clash } : undefined;
}
