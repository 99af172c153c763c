import type { FlowNode, FlowText } from "@mauzo/contract/conversations/chatflow";

/** The texts of a node, and its button labels. */
export function nodeTexts(node: FlowNode): { texts: FlowText[]; labels: FlowText[] } {
  switch (node.kind) {
    case "ask": {
      const labels = node.expects === "choice" ? node.options.map((option) => option.label) : [];
      return { texts: [node.text, node.unfit], labels };
    }
    case "condition":
    case "set":
    case "tag":
    case "notify":
    case "jump":
      return { texts: [], labels: [] };
    case "choice":
      return { texts: [node.text], labels: node.options.map((option) => option.label) };
    case "language":
    case "product":
      return { texts: [], labels: [] };
    case "message":
    case "handover":
    case "media":
    case "location":
    case "end":
    case "pay":
    case "wait":
    case "request":
    case "quantity":
    case "add-to-cart":
    case "checkout":
      return { texts: [node.text], labels: [] };
    case "sentence":
    case "categories":
    case "products":
    case "variants":
    case "cart-change":
      return { texts: [node.text], labels: [node.button] };
    case "add-ons":
      return { texts: [node.text], labels: [node.button, node.done] };
    case "cart":
      return { texts: [node.text, node.empty], labels: [] };
    case "order-status":
      return { texts: [node.ask, node.found, node.missing], labels: [node.back] };
  }
}
