import * as z from "zod/mini";
import { linkTargets } from "./short-links.ts";

/** Where the link in a campaign's text leads: to a page of the shop, or to its page with the chat open. */
export const CampaignLink = z.discriminatedUnion("kind", [...linkTargets, z.strictObject({ kind: z.literal("chat") })]);
export type CampaignLink = z.infer<typeof CampaignLink>;
export const campaignLinkKinds = ["shop", "product", "set", "chat"] as const satisfies readonly CampaignLink["kind"][];
