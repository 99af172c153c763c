/** Over what a campaign is sent. */
export const campaignChannels = ["sms", "whatsapp"] as const;
export type CampaignChannel = (typeof campaignChannels)[number];

/** A campaign goes from draft to done, or is stopped before. `scheduled`: its recipients are fixed, its time is to come. */
export const campaignStates = ["draft", "scheduled", "sending", "paused", "done", "stopped"] as const;
export type CampaignState = (typeof campaignStates)[number];

/**
 * Why it is paused. `person`: somebody paused it. `late`: it was to go hours ago. The others: too many of its messages
 * failed for a reason that lies with the shop's account. `template`: WhatsApp no longer sends the template, or it is gone.
 */
export const campaignPauses = ["person", "late", "credentials", "balance", "sender", "template"] as const;
export type CampaignPause = (typeof campaignPauses)[number];

/**
 * How far a recipient's message has come; no state ever goes back to an earlier one. `unknown`: it was handed over, and
 * nobody knows whether it left; it is not sent again.
 */
export const recipientStates = [
  ...(["prepared", "sending", "unknown", "sent", "failed", "delivered", "read", "skipped"] as const),
] as const;
export type RecipientState = (typeof recipientStates)[number];

/**
 * Why somebody who matches is not sent it. `no_consent`: never agreed to offers over the channel. `opted_out`: no longer wants them.
 * `no_number`: has none. `bad_number`: it is not in use. `recently`: got another campaign within the days that were chosen.
 * `duplicate`: is another number of somebody who gets it. `gone`: was forgotten since, or has the number no more. `stopped`: the campaign was.
 * `held_out`: was drawn to get nothing, so that both can be compared.
 * `dearer`: of a recurring campaign, would cost more by now than when its run was fixed.
 * Over WhatsApp, `no_chat`: never wrote to the shop there. `disconnected`: wrote to a number that the shop has no more.
 */
export const skipReasons = [
  ...(["opted_out", "no_consent", "no_number", "bad_number", "recently", "duplicate", "gone", "stopped"] as const),
  ...(["no_chat", "disconnected", "held_out", "dearer"] as const),
] as const;
export type SkipReason = (typeof skipReasons)[number];
