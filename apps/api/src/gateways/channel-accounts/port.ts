import type { WhatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import type { ChannelNumber, Refused, Unknown, Unreached } from "../channels/port.ts";

type Answer<Found> = Found | Refused | Unreached | Unknown;

/** A shop's account at the provider, as a check of it needs. Nothing here throws because of the provider. */
export type ChannelAccounts = {
  /** Asks which numbers the account has. */
  listNumbers: (account: {
    businessAccountId: string;
    token: string;
  }) => Promise<Answer<{ result: "found"; phoneNumberIds: string[] }>>;
  /** Whether the secret is that of the app whose token this is. */
  checkSecret: (number: ChannelNumber, appSecret: string) => Promise<Answer<{ result: "done" }>>;
  /** Has what happens in the account delivered to an address, which the provider calls at once with the verify token. */
  subscribe: (
    account: { businessAccountId: string; token: string },
    webhook: { address: string; verifyToken: string },
  ) => Promise<Answer<{ result: "done" }>>;
  /** What customers read of the business. */
  readProfile: (number: ChannelNumber) => Promise<Answer<{ result: "found"; profile: WhatsappProfile }>>;
  saveProfile: (number: ChannelNumber, profile: WhatsappProfile) => Promise<Answer<{ result: "done" }>>;
};
