import { defaultFlow } from "@mauzo/chatflow/default-flow";
import { connect, insertFirst, insertStep, removeStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep, newStepKinds } from "@mauzo/chatflow/edit/new-step";
import { waysOf } from "@mauzo/chatflow/edit/outline-of";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countBelow, foldSteps } from "./fold-steps.ts";
import { graphOf } from "./graph-of.ts";
import { measures, placeSteps } from "./place-steps.ts";
import { stepAt } from "./walk.ts";

const edit = fc.record({
  what: fc.constantFrom("add", "first", "remove", "connect"),
  kind: fc.constantFrom(...newStepKinds),
  at: fc.nat(500),
  to: fc.nat(500),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function apply(flow: FlowDocument, { what, kind, at, to }: Edit, id: string): FlowDocument {
  const ways = waysOf(flow);
  const way = ways[at % ways.length]?.at;
  const node = flow.nodes[to % flow.nodes.length];
  if (what === "first") return insertFirst(flow, newStep(kind, id));
  if (!way || !node) return flow;
  if (what === "add") return insertStep(flow, way, newStep(kind, id));
  return what === "remove" ? removeStep(flow, node.id) : connect(flow, way, node.id);
}
const flows = fc
  .array(edit, { maxLength: 40 })
  .map((edits) => edits.reduce((flow, each, at) => apply(flow, each, `n-${at}`), defaultFlow));

const key = ({ from, outlet, to }: { from: string; outlet: string; to: string }) => `${from}:${outlet}:${to}`;
const ids = (steps: readonly { node: { id: string } }[]) => steps.map(({ node }) => node.id);

describe("graphOf", () => {
  it("has each step once, and each connection of the document", () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const graph = graphOf(flow);
        expect(ids(graph.steps).toSorted()).toEqual(flow.nodes.map(({ id }) => id).toSorted());
        expect(new Set(graph.edges.map(key))).toEqual(new Set(flow.edges.map(key)));
        expect(ids(graph.steps)[0]).toBe(flow.start);
      }),
    );
  });

  it("reads each step after the one that it is met from", () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const order = ids(graphOf(flow).steps);
        for (const { node, parent } of graphOf(flow).steps)
          if (parent !== undefined) expect(order.indexOf(parent)).toBeLessThan(order.indexOf(node.id));
      }),
    );
  });

  it("has what an older version had besides, and says what became of it", () => {
    fc.assert(
      fc.property(flows, flows, (older, newer) => {
        const graph = graphOf(newer, older);
        const both = [...older.nodes, ...newer.nodes].map(({ id }) => id);
        expect(new Set(ids(graph.steps))).toEqual(new Set(both));
        for (const { node, change } of graph.steps) {
          const [was, is] = [older, newer].map(({ nodes }) => nodes.some(({ id }) => id === node.id));
          expect(change === "added").toBe(!was);
          expect(change === "removed").toBe(!is);
        }
        const now = new Set(newer.edges.map(key));
        for (const edge of graph.edges) expect(edge.change === "removed").toBe(!now.has(key(edge)));
        expect(graph.edges.filter(({ change }) => change !== "removed")).toHaveLength(now.size);
      }),
    );
  });

  it("says nothing of changes where it is the same", () => {
    const { steps, edges } = graphOf(defaultFlow, structuredClone(defaultFlow));
    expect([...steps, ...edges].filter(({ change }) => change !== undefined)).toEqual([]);
  });

  it("draws what leads from an outlet that its step does not have, as long as it is not mended", () => {
    const stray = { from: defaultFlow.start, outlet: "stray", to: defaultFlow.start };
    expect(graphOf({ ...defaultFlow, edges: [...defaultFlow.edges, stray] }).edges.map(key)).toContain(key(stray));
  });
});

describe("placeSteps", () => {
  const placed = (flow: FlowDocument) => placeSteps(foldSteps(graphOf(flow), new Set()).steps);

  it("lays no card on another, whatever the flow", () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const columns = Map.groupBy(placed(flow).values(), ({ x }) => x);
        for (const column of columns.values()) {
          const sorted = column.toSorted((one, other) => one.y - other.y);
          for (const [at, { y, height }] of sorted.entries())
            expect(sorted[at + 1]?.y ?? Number.POSITIVE_INFINITY).toBeGreaterThan(y + height);
        }
        const xs = [...columns.keys()].toSorted((one, other) => one - other);
        for (const [at, x] of xs.entries()) if (at > 0) expect(x - (xs[at - 1] ?? 0)).toBeGreaterThan(measures.width);
      }),
    );
  });

  it("is the same for the same document, in whatever order its connections stand", () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const turned = { ...structuredClone(flow), edges: flow.edges.toReversed() };
        expect(placed(turned)).toEqual(placed(flow));
      }),
    );
  });
});

describe("foldSteps", () => {
  it("hides what is met from a folded step, and leaves out nothing of the rest", () => {
    fc.assert(
      fc.property(flows, fc.nat(500), (flow, at) => {
        const graph = graphOf(flow);
        const id = flow.nodes[at % flow.nodes.length]?.id ?? "";
        const { steps, edges } = foldSteps(graph, new Set([id]));
        const below = countBelow(graph.steps, id);
        expect(steps).toHaveLength(graph.steps.length - below);
        expect(steps.find(({ node }) => node.id === id)?.below).toBe(below);
        const shown = new Set(ids(steps));
        for (const { from, to } of edges) expect(shown.has(from) && shown.has(to)).toBe(true);
        expect(foldSteps(graph, new Set()).edges.map(key)).toEqual(graph.edges.map(key));
      }),
    );
  });
});

describe("stepAt", () => {
  const { steps } = graphOf(defaultFlow);

  it("comes to every step by arrows alone, and back to the start", () => {
    const reached = new Set([defaultFlow.start]);
    for (const id of reached)
      for (const arrow of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) {
        const to = stepAt(steps, id, arrow);
        if (to !== undefined) reached.add(to);
      }
    expect([...reached].toSorted()).toEqual(ids(steps).toSorted());
  });

  it("goes along connections, and by page in the order of reading", () => {
    const right = stepAt(steps, defaultFlow.start, "ArrowRight") ?? "";
    expect(defaultFlow.edges.some(({ from, to }) => from === defaultFlow.start && to === right)).toBe(true);
    expect(stepAt(steps, right, "ArrowLeft")).toBe(defaultFlow.start);
    expect(stepAt(steps, defaultFlow.start, "PageDown")).toBe(ids(steps)[1]);
    expect(stepAt(steps, defaultFlow.start, "End")).toBe(ids(steps).at(-1));
    expect(stepAt(steps, defaultFlow.start, "PageUp")).toBeUndefined();
    expect(stepAt(steps, defaultFlow.start, "x")).toBeUndefined();
  });
});
