import type { OutgoingPart } from "@mauzo/channels/outgoing-part";
import { numberedText } from "@mauzo/contract/conversations/template-rules";
import type { WhatsappProfile } from "@mauzo/contract/conversations/whatsapp-profile";
import type { ChannelAccounts } from "../src/gateways/channel-accounts/port.ts";
import type { ChannelTemplates, KnownTemplate, WrittenTemplate } from "../src/gateways/channel-templates/port.ts";
import type { Channels, Refused, Unknown, Unreached } from "../src/gateways/channels/port.ts";
import { makeTestCatalogues } from "./test-catalogues.ts";

/** The ids of a number at the test provider, and what opens it: whatever follows from a word. */
export const providerNumber = (word: number) => ({
  business_account_id: `7${word}00001`,
  phone_number_id: `8${word}00001`,
  token: `token-of-${word}-0001`,
  app_secret: `secret-of-${word}-0002`,
});

const refused = (code: number): Refused => ({ result: "refused", code, details: "" });
const wordOf = (id: string) => id.slice(1, -5);

/**
 * A provider that knows the numbers of `providerNumber` and nothing else. What it was asked is kept, and its answers can
 * be replaced.
 */
export function makeTestProvider() {
  const sent: { phoneNumberId: string; to: unknown; part: OutgoingPart }[] = [];
  const subscribed: { address: string; verifyToken: string }[] = [];
  const answers: (Refused | Unknown | Unreached)[] = [];
  const refusal = (phoneNumberId: string, token: string) => {
    const answer = answers.shift();
    if (answer) return answer;
    const own = providerNumber(Number(wordOf(phoneNumberId)));
    if (!token.startsWith("token-of-")) return refused(190);
    return own.phone_number_id === phoneNumberId && own.token === token ? undefined : refused(100);
  };
  const channels: Channels<OutgoingPart> = {
    send: async ({ phoneNumberId, token }, { to, part }) => {
      const answer = refusal(phoneNumberId, token);
      if (answer) return answer;
      sent.push({ phoneNumberId, to, part });
      return { result: "accepted", externalId: `wamid.${sent.length}`, waId: undefined };
    },
    markRead: async () => ({ result: "done" }),
    upload: async () => ({ result: "uploaded", id: "1" }),
    download: async () => ({ result: "unknown" }),
    checkNumber: async ({ phoneNumberId, token }) =>
      refusal(phoneNumberId, token) ?? {
        ...{ result: "found" as const, phone: `+255 700 000 ${wordOf(phoneNumberId)}`, name: "Duka" },
        ...{ quality: "GREEN", tier: "TIER_250" },
      },
  };
  const profiles = new Map<string, WhatsappProfile>();
  const channelAccounts: ChannelAccounts = {
    listNumbers: async ({ businessAccountId, token }) => {
      const own = providerNumber(Number(wordOf(businessAccountId)));
      if (own.token !== token) return refused(100);
      return { result: "found", phoneNumberIds: [own.phone_number_id] };
    },
    checkSecret: async ({ phoneNumberId }, appSecret) =>
      providerNumber(Number(wordOf(phoneNumberId))).app_secret === appSecret ? { result: "done" } : refused(100),
    subscribe: async (_, webhook) => {
      subscribed.push(webhook);
      return { result: "done" };
    },
    readProfile: async ({ phoneNumberId, token }) =>
      refusal(phoneNumberId, token) ?? {
        result: "found",
        profile: profiles.get(phoneNumberId) ?? { about: "", address: "", email: "", websites: [] },
      },
    saveProfile: async ({ phoneNumberId, token }, profile) => {
      const answer = refusal(phoneNumberId, token);
      if (answer) return answer;
      profiles.set(phoneNumberId, profile);
      return { result: "done" };
    },
  };
  /** What the provider has of templates; tests decide about them. */
  const templates = new Map<string, KnownTemplate & { account: string; written: WrittenTemplate }>();
  /** The names of those that it does not let be changed, as it allows few changes a day. */
  const refusesEdits = new Set<string>();
  const channelTemplates: ChannelTemplates = {
    list: async ({ businessAccountId }, name) => {
      const answer = answers.shift();
      if (answer) return answer;
      const own = [...templates.values()].filter(({ account }) => account === businessAccountId);
      return { result: "found", templates: own.filter((each) => (name ?? each.name) === each.name) };
    },
    create: async ({ businessAccountId: account }, written) => {
      const { name, language } = written;
      const id = `${account}${templates.size + 1}`;
      const body = numberedText(written.text.body);
      templates.set(id, { id, name, language, status: "PENDING", reason: undefined, body, account, written });
      return { result: "made", id, status: "PENDING" };
    },
    edit: async (_, id, written) => {
      const known = templates.get(id);
      if (!known || known.status === "PENDING" || refusesEdits.has(known.name)) return refused(100);
      const body = numberedText(written.text.body);
      templates.set(id, { ...known, written, body, status: "PENDING", reason: undefined });
      return { result: "done" };
    },
    remove: async ({ businessAccountId }, name) => {
      for (const [id, each] of templates)
        if (each.account === businessAccountId && each.name === name) templates.delete(id);
      return { result: "done" };
    },
  };
  const answerNext = (answer: Refused | Unknown | Unreached) => {
    answers.push(answer);
  };
  const { channelCatalogues, ...catalogues } = makeTestCatalogues();
  return {
    ...{ channels, channelAccounts, channelTemplates, channelCatalogues, catalogues },
    ...{ templates, refusesEdits, sent, subscribed, answerNext },
  };
}
