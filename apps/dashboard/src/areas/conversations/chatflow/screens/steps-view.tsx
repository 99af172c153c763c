"use client";

import { removeStep } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFlowNumbers } from "../../../../entities/conversations/flow/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useBreakpoint } from "../../../../lib/use-breakpoint.ts";
import { FlowFile } from "../parts/begin/flow-file.tsx";
import { useStepKeys } from "../parts/canvas/use-step-keys.ts";
import { type Opened, Outline } from "../parts/outline.tsx";
import { ProblemsCard } from "../parts/problems-card.tsx";
import { canRemove } from "../rules.ts";

const MapView = lazyPart(async () => (await import("./map-view.tsx")).MapView, { place: "h-[70vh]" });

const looks = ["list", "map"] as const;
export type StepsLook = (typeof looks)[number];
export const readLook = (value: unknown) => looks.find((look) => look === value);
/** On a phone the steps are a list: a map needs a desk. */
export const useLookThatFits = (look: StepsLook): StepsLook => (useBreakpoint() === 768 ? "list" : look);

type Props = {
  flow: FlowDocument;
  name: string;
  problems: readonly FlowFinding[];
  mayWrite: boolean;
  isOpen: boolean;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  look: StepsLook;
  onLook: (look: StepsLook) => void;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (opened: Opened | { kind: "templates" }) => void;
  onEdit: (flow: FlowDocument) => void;
};

/** The steps and their problems, as a list or, on a desk, as a map: what is chosen in one is in the other. */
export function StepsView(props: Props) {
  const { flow, name, problems, mayWrite, isOpen, undo, redo, onLook, selected, onSelect, onOpen, onEdit } = props;
  const t = useTranslations("chatflow");
  const numbers = useFlowNumbers().data?.items ?? [];
  const isDesk = useBreakpoint() !== 768;
  const look = useLookThatFits(props.look);
  const list = useRef<HTMLDivElement>(null);
  /** Whether the step that had the focus was removed. */
  const isLeft = useRef(false);
  function open(opened: Opened) {
    if (opened.kind !== "add") onSelect(opened.id);
    onOpen(opened);
  }
  function remove(id: string) {
    const after = removeStep(flow, id);
    const before = flow.edges.find(({ from, to }) => to === id && from !== id)?.from;
    isLeft.current = true;
    onSelect(before ?? after.start);
    onEdit(after);
  }
  const chosen = flow.nodes.find(({ id }) => id === selected);
  const removeChosen = chosen && mayWrite && canRemove(flow, chosen) ? () => remove(chosen.id) : undefined;
  useStepKeys({
    isOff: isOpen,
    undo: mayWrite ? undo : undefined,
    redo: mayWrite ? redo : undefined,
    remove: removeChosen,
  });
  const show = useEffectEvent(() => {
    if (selected !== undefined) document.getElementById(`step-${selected}`)?.scrollIntoView({ block: "center" });
  });
  const choose = useEffectEvent(({ target }: FocusEvent) => {
    const card = target instanceof Element ? target.closest('[id^="step-"]') : null;
    if (card) onSelect(card.id.slice("step-".length));
  });
  useEffect(() => {
    const within = list.current;
    const listen = (event: FocusEvent) => choose(event);
    within?.addEventListener("focusin", listen);
    return () => within?.removeEventListener("focusin", listen);
  }, []);
  const was = useRef(look);
  useEffect(() => {
    if (look === "list" && was.current !== look) show();
    was.current = look;
  }, [look]);
  // Of what is gone, a step or the button that opened a dialog, the focus goes on to the chosen step.
  const follow = useEffectEvent(() => {
    if (!isLeft.current && document.activeElement !== document.body) return;
    isLeft.current = false;
    const place = look === "map" ? `map-step-${selected}` : `step-${selected}`;
    const card = document.getElementById(place);
    (card instanceof HTMLButtonElement ? card : card?.querySelector("button"))?.focus({
      preventScroll: look === "map",
    });
  });
  useEffect(() => {
    if (selected !== undefined && !isOpen) follow();
  }, [selected, isOpen]);
  return (
    <>
      <ProblemsCard {...{ flow, problems }} onOpen={mayWrite ? (id) => open({ kind: "edit", id }) : undefined} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap gap-2">
          {mayWrite && (
            <Button variant="secondary" size="sm" onClick={() => onOpen({ kind: "templates" })}>
              {t("templates")}
            </Button>
          )}
          <FlowFile {...{ flow, name, mayWrite }} onOpen={onEdit} />
        </div>
        {isDesk && (
          <ChoiceChips
            label={t("map.look")}
            value={look}
            onChoose={onLook}
            chips={looks.map((value) => ({ value, text: t(`map.looks.${value}`) }))}
          />
        )}
      </div>
      <div ref={list}>
        {look === "map" ? (
          <MapView {...{ flow, problems, mayWrite, selected, onSelect, onEdit }} onOpen={open} onRemove={remove} />
        ) : (
          <Outline {...{ flow, problems, mayWrite, numbers, selected }} onOpen={open} onRemove={remove} />
        )}
      </div>
    </>
  );
}
