import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { optionalText } from "../shared.ts";

export const campaignTextLimits = { text: 640, fallback: 30 } as const;

const blanks = /\{([^{}]*)\}/g;
/** What can be filled into a message: of a link, each recipient gets one of their own. */
export const campaignBlanks = ["name", "shop", "link"] as const;
export const isCampaignBlank = (name = ""): boolean => campaignBlanks.some((blank) => blank === name);
export const CampaignText = z
  .strictObject({
    /** Empty: these people get the text of the other language. */
    text: optionalText(campaignTextLimits.text),
    /** What stands for `{name}` where a name is not known. */
    fallback: optionalText(campaignTextLimits.fallback),
  })
  .check(
    z.refine(({ text }) => [...text.matchAll(blanks)].every(([, name]) => isCampaignBlank(name)), {
      path: ["text"],
      message: "campaign_blank_unknown" satisfies PlainCode,
    }),
    z.refine(({ text, fallback }) => fallback !== "" || !text.includes("{name}"), {
      path: ["fallback"],
      message: "campaign_fallback_missing" satisfies PlainCode,
    }),
  );
export type CampaignText = z.infer<typeof CampaignText>;
export const CampaignMessage = z.strictObject({ en: CampaignText, sw: CampaignText });
export type CampaignMessage = z.infer<typeof CampaignMessage>;
