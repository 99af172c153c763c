import type { FlowDocument, FlowNode } from "@mauzo/contract/conversations/chatflow";

export type SettingsOf<Kind extends FlowNode["kind"]> = {
  node: Extract<FlowNode, { kind: Kind }>;
  onChange: (node: FlowNode) => void;
};
export type SettingsProps<Kind extends FlowNode["kind"]> = SettingsOf<Kind> & { flow: FlowDocument };

/** A segment of the shop's customers as it is chosen. */
export type NamedSegment = { id: string; name: string };
