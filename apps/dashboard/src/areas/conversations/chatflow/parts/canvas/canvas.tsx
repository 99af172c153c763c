"use client";

import type { Outlet } from "@mauzo/chatflow/edit/edit-flow";
import type { FlowFinding } from "@mauzo/chatflow/problems/find-flow-problems";
import { Button } from "@mauzo/ui/button";
import { MiniMap, Panel, ReactFlow, ReactFlowProvider, useReactFlow } from "@xyflow/react";
import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type CardNode, cardOf, keeper, lineOf } from "./drawn.ts";
import { foldSteps } from "./graph/fold-steps.ts";
import type { Graph } from "./graph/graph-of.ts";
import { measures, placeSteps } from "./graph/place-steps.ts";
import { stepAt } from "./graph/walk.ts";
import { StepCard } from "./step-card.tsx";
import "@xyflow/react/dist/base.css";

export type CanvasProps = {
  graph: Graph;
  start: string;
  problems: readonly FlowFinding[];
  folded: ReadonlySet<string>;
  mayWrite: boolean;
  selected: string | undefined;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onConnect: (at: Outlet, to: string) => void;
};

const nodeTypes = { step: StepCard };
const noKeys = { deleteKeyCode: null, selectionKeyCode: null, multiSelectionKeyCode: null, panActivationKeyCode: null };
const colourOf = ({ data: { change, errors, isSelected } }: CardNode) =>
  isSelected
    ? "var(--color-info)"
    : errors > 0 || change === "removed"
      ? "var(--color-danger)"
      : change === "added"
        ? "var(--color-primary)"
        : change
          ? "var(--color-accent)"
          : "var(--color-line-strong)";

/** How long the view takes to get somewhere. */
const glideMs = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200);
const cardOn = (id: string) => document.getElementById(`map-step-${id}`);
const focusOn = (id: string) => cardOn(id)?.focus({ preventScroll: true });
const idOf = (element: EventTarget | null) =>
  element instanceof Element ? element.closest<HTMLElement>(".react-flow__node")?.dataset.id : undefined;

/** The steps as cards with the connections between them, moved about and gone through by keys or by hand. */
export function Canvas(props: CanvasProps) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ graph, start, problems, folded, mayWrite, selected, onSelect, onOpen, onConnect }: CanvasProps) {
  const t = useTranslations("chatflow");
  const view = useReactFlow<CardNode>();
  const [keepCards] = useState(keeper<CardNode>);
  const [keepLines] = useState(keeper<ReturnType<typeof lineOf>>);
  const frame = useRef<HTMLDivElement>(null);
  const { steps, edges } = useMemo(() => foldSteps(graph, folded), [graph, folded]);
  const places = useMemo(() => placeSteps(steps), [steps]);
  const cards = useMemo(() => {
    const isThere = steps.some(({ node }) => node.id === selected);
    const shown = { start, selected, mayWrite, problems, tabStop: isThere ? selected : steps[0]?.node.id };
    const drawn = steps.flatMap((step) => {
      const place = places.get(step.node.id);
      return place ? [cardOf(step, place, shown)] : [];
    });
    return keepCards(drawn);
  }, [steps, places, start, selected, mayWrite, problems, keepCards]);
  const lines = useMemo(() => keepLines(edges.map((edge) => lineOf(edge, selected))), [edges, selected, keepLines]);

  function centreOn(id: string, zoom: number, duration = glideMs()) {
    const place = places.get(id);
    if (place) void view.setCenter(place.x + measures.width / 2, place.y + place.height / 2, { zoom, duration });
  }
  /** Moves the view to a card that is not all in it. */
  function reveal(id: string) {
    const [place, area] = [places.get(id), frame.current];
    if (!place || !area) return;
    const { x, y, zoom } = view.getViewport();
    const [left, top] = [place.x * zoom + x, place.y * zoom + y];
    const isIn =
      left >= 0 &&
      top >= 0 &&
      left + measures.width * zoom <= area.clientWidth &&
      top + place.height * zoom <= area.clientHeight;
    if (!isIn) centreOn(id, zoom);
  }
  // A step that was added, or chosen in the list.
  const follow = useEffectEvent((id: string) => {
    if (document.activeElement !== cardOn(id)) reveal(id);
  });
  useEffect(() => {
    if (selected !== undefined) follow(selected);
  }, [selected]);

  function onKeyDown(event: KeyboardEvent) {
    const id = idOf(event.target);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const zooms: Record<string, () => unknown> = {
      "+": () => view.zoomIn({ duration: glideMs() }),
      "-": () => view.zoomOut({ duration: glideMs() }),
      "0": () => view.fitView({ duration: glideMs() }),
    };
    const to = stepAt(steps, id, event.key);
    if (to !== undefined) focusOn(to);
    else zooms[event.key]?.();
    if (to !== undefined || event.key in zooms || event.key.startsWith("Arrow")) event.preventDefault();
  }
  const isKept = (id: string) => graph.steps.some(({ node, change }) => node.id === id && change !== "removed");
  const isLeadable = (from: string, to: string) => from !== to && isKept(to);
  function lead(from: string, outlet: string, to: string) {
    if (isLeadable(from, to)) onConnect({ from, outlet }, to);
  }
  const buttons = [
    { label: t("map.zoomIn"), icon: Plus, press: () => view.zoomIn({ duration: glideMs() }) },
    { label: t("map.zoomOut"), icon: Minus, press: () => view.zoomOut({ duration: glideMs() }) },
    { label: t("map.fit"), icon: Maximize, press: () => view.fitView({ duration: glideMs() }) },
  ];
  return (
    <ReactFlow
      ref={frame}
      aria-label={t("map.name")}
      className="bg-sunken"
      nodes={cards}
      edges={lines}
      nodeTypes={nodeTypes}
      {...noKeys}
      ariaLabelConfig={{
        "node.a11yDescription.default": "",
        "node.a11yDescription.keyboardDisabled": "",
        "edge.a11yDescription.default": "",
        "minimap.ariaLabel": t("map.overview"),
      }}
      nodesDraggable={false}
      nodesFocusable={false}
      edgesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y
      connectOnClick={false}
      connectionRadius={60}
      connectionLineStyle={{ stroke: "var(--color-info)", strokeWidth: 2 }}
      minZoom={0.1}
      maxZoom={1.5}
      panOnScroll
      zoomOnDoubleClick={false}
      proOptions={{ hideAttribution: true }}
      onInit={() => centreOn(selected !== undefined && places.has(selected) ? selected : start, 0.85, 0)}
      onNodeClick={(event, { id }) => {
        // By a key, or pressed twice.
        if (event.detail !== 1 && mayWrite && isKept(id)) onOpen(id);
        else focusOn(id);
      }}
      onFocus={({ target }) => {
        const id = idOf(target);
        if (id === undefined) return;
        onSelect(id);
        // Not under the pointer, which may press a second time.
        if (target.matches(":focus-visible")) reveal(id);
      }}
      onKeyDown={onKeyDown}
      isValidConnection={({ source, target }) => isLeadable(source, target)}
      onConnect={({ source, sourceHandle, target }) => {
        if (sourceHandle !== null) lead(source, sourceHandle, target);
      }}
      onConnectEnd={(event, { isValid, fromHandle }) => {
        // Anywhere on a card is as good as its handle.
        const { clientX, clientY } = "changedTouches" in event ? (event.changedTouches[0] ?? {}) : event;
        if (isValid || !fromHandle?.id || clientX === undefined || clientY === undefined) return;
        const to = idOf(document.elementFromPoint(clientX, clientY));
        if (to !== undefined) lead(fromHandle.nodeId, fromHandle.id, to);
      }}
    >
      <Panel position="top-right" className="flex gap-1">
        {buttons.map(({ label, icon: Icon, press }) => (
          <Button key={label} variant="secondary" size="icon" aria-label={label} title={label} onClick={press}>
            <Icon aria-hidden="true" className="size-4" />
          </Button>
        ))}
      </Panel>
      <MiniMap<CardNode>
        pannable
        zoomable
        nodeColor={colourOf}
        nodeStrokeWidth={0}
        bgColor="var(--color-card)"
        maskColor="color-mix(in srgb, var(--color-ink) 14%, transparent)"
      />
    </ReactFlow>
  );
}
