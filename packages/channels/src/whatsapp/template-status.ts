import { type TemplateState, templateStates } from "@mauzo/contract/conversations/message-templates";

const others: Readonly<Record<string, TemplateState>> = {
  REINSTATED: "approved",
  UNPAUSED: "approved",
  IN_REVIEW: "pending",
};
const ours: readonly TemplateState[] = ["draft", "sending", "refused"];

/** The service's word for how a template stands, as we keep it; undefined for one that we do not know. */
export function stateOfStatus(status: string): TemplateState | undefined {
  const state = others[status] ?? templateStates.find((each) => each === status.toLowerCase());
  return state && ours.includes(state) ? undefined : state;
}
