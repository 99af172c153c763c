import type { CampaignLink } from "@mauzo/contract/marketing/campaign-links";

/** Where a link leads, as a form holds it. `targetId`: the product or set; empty for others and while nothing is chosen. */
export type TargetForm<Kind extends CampaignLink["kind"] = CampaignLink["kind"]> = { kind: Kind; targetId: string };

export const toTargetForm = <Kind extends CampaignLink["kind"]>(
  target: { kind: Kind; id?: string } | undefined,
  otherwise: Kind,
): TargetForm<Kind> => ({ kind: target?.kind ?? otherwise, targetId: target?.id ?? "" });

/** What is missing of where it leads: the field, and the key of what to say. */
export const targetProblems = ({ kind, targetId }: TargetForm) =>
  targetId === "" && (kind === "product" || kind === "set") ? [{ path: "targetId" as const, key: kind }] : [];
