import type { WeekHours } from "@mauzo/contract/conversations/auto-messages";
import type { Channels, CheckedStep } from "@mauzo/contract/conversations/channels";

const qualities: Readonly<Record<string, "green" | "yellow" | "red">> = {
  GREEN: "green",
  YELLOW: "yellow",
  RED: "red",
};
export const qualityOf = (quality: string | null) => qualities[quality ?? ""] ?? "unknown";

const tiers = ["TIER_50", "TIER_250", "TIER_1K", "TIER_2K", "TIER_10K", "TIER_100K", "TIER_UNLIMITED"] as const;
export const tierOf = (tier: string | null) => tiers.find((known) => known === tier) ?? "unknown";

/** The first step that failed. */
export const failedIn = (steps: readonly CheckedStep[] | undefined): CheckedStep | undefined =>
  steps?.find(({ state }) => state === "failed");

export const connectionFields = ["phone_number_id", "business_account_id", "token", "app_secret"] as const;
export type ConnectionField = (typeof connectionFields)[number];
export type ConnectionForm = Record<ConnectionField, string>;

/** The form of the connection as it is; secrets are never filled in. */
export const formOf = ({ whatsapp }: Channels): ConnectionForm => ({
  phone_number_id: whatsapp?.phone_number_id ?? "",
  business_account_id: whatsapp?.business_account_id ?? "",
  ...{ token: "", app_secret: "" },
});

/** What is missing: everything the first time, afterwards only the ids. */
export const missingIn = (form: ConnectionForm, isNew: boolean): ConnectionField[] =>
  connectionFields.filter((name) => form[name].trim() === "" && (isNew || name.endsWith("_id")));

/** What is sent; a secret that is left empty stays as it is. */
export const inputOf = ({ token, app_secret, ...ids }: ConnectionForm, version: number) => ({
  ...{ ...ids, version },
  ...(token.trim() !== "" && { token }),
  ...(app_secret.trim() !== "" && { app_secret }),
});

/** What a day is open when somebody says that it is. */
export const usualHours = { from: "08:00", until: "18:00" };
export const usualWeek: WeekHours = {
  ...{ mon: usualHours, tue: usualHours, wed: usualHours, thu: usualHours, fri: usualHours, sat: usualHours },
  sun: null,
};
