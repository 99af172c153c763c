import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

/** The outlets of a node: each needs an edge. */
export function nodeOutlets(node: FlowNode): readonly string[] {
  switch (node.kind) {
    case "choice":
      return node.options.map((option) => option.id);
    case "message":
    case "language":
    case "handover":
    case "media":
    case "location":
    case "set":
    case "tag":
    case "notify":
    case "jump":
      return ["next"];
    case "ask":
      return ["next", "failed"];
    case "condition":
      return ["yes", "no"];
    case "pay":
      return ["paid", "declined", "unpaid"];
    case "wait":
      return ["next", "wrote"];
    case "request":
      return ["ok", "failed"];
    case "end":
      return [];
    case "sentence":
      return ["next", "product", "empty"];
    case "categories":
      return ["picked", "empty"];
    case "products":
      return ["picked", "back", "empty"];
    case "product":
      return ["next", "sold-out"];
    case "variants":
      return ["picked", "back", "sold-out"];
    case "add-ons":
      return ["done", "sold-out"];
    case "quantity":
      return ["picked", "sold-out"];
    case "add-to-cart":
      return ["next", "full"];
    case "cart":
      return ["full", "empty"];
    case "cart-change":
      return ["changed", "empty", "back"];
    case "checkout":
      return ["next", "changed", "empty"];
    case "order-status":
      return ["next", "back"];
  }
}
