import type { FlowNode } from "@mauzo/contract/conversations/chatflow";

/** The outlets by which a node may be left as soon as it is reached, without a word of the customer. */
export function passingOutlets(node: FlowNode): readonly string[] {
  switch (node.kind) {
    case "message":
    case "language":
    case "order-status":
    case "media":
    case "location":
    case "set":
    case "tag":
    case "notify":
    case "jump":
      return ["next"];
    case "condition":
      return ["yes", "no"];
    // Nothing is owed, or nobody can be asked.
    case "pay":
      return ["paid", "unpaid"];
    // Nobody has said a word when the time has come: a circle of waits would write to a customer for ever.
    case "wait":
      return ["next"];
    // A circle of requests would ask a server for ever.
    case "request":
      return ["ok", "failed"];
    case "choice":
    case "ask":
    case "end":
    case "sentence":
    // It leaves once somebody has handed back.
    case "handover":
      return [];
    // A shop with a single category or variant is not asked for it.
    case "categories":
      return ["picked", "empty"];
    case "variants":
      return ["picked", "sold-out"];
    case "products":
    case "cart-change":
      return ["empty"];
    case "product":
      return ["next", "sold-out"];
    case "add-ons":
      return ["done", "sold-out"];
    case "quantity":
      return ["sold-out"];
    case "add-to-cart":
      return ["next", "full"];
    case "cart":
      return ["full", "empty"];
    case "checkout":
      return ["next", "changed", "empty"];
  }
}
