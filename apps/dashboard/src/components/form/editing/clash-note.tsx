"use client";

import { ClashChoice } from "./clash-choice.tsx";
import { useClashAt } from "./editing-context.tsx";

type Props = {
  /** The field, with rows named by their key: `methods/boda/fee_minor`. */
  at: string;
  label: string;
  say?: ((value: unknown) => string | undefined) | undefined;
};

/** Stands below a field; shows what both changed there, and nothing otherwise. */
export function ClashNote({ at, label, say }: Props) {
  const found = useClashAt(at);
  if (!found) return null;
  const { clash, by, choose, isKeepable } = found;
  return (
    <ClashChoice {...{ label, clash, by, say }} keepable={isKeepable(clash)} onChoose={(side) => choose(clash, side)} />
  );
}
