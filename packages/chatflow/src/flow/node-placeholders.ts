import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

const own: Partial<Record<FlowNode["kind"], readonly string[]>> = {
  handover: ["link"],
  variants: ["product"],
  "add-ons": ["product", "group"],
  quantity: ["product"],
  "add-to-cart": ["product", "quantity"],
  checkout: ["order", "total", "link"],
  pay: ["order", "total", "payer"],
};

/** The placeholders that steps fill in themselves; no value has their names. */
export const placeholdersOfNodes: readonly string[] = ["shop", ...Object.values(own).flat()];

/** The placeholders that a node's texts may contain in braces. */
export const nodePlaceholders = (node: FlowNode): readonly string[] => ["shop", ...(own[node.kind] ?? [])];
