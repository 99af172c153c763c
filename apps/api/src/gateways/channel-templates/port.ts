import type { TemplateCategory, TemplateExamples, TemplateText } from "@mauzo/contract/conversations/message-templates";
import type { Language } from "@mauzo/contract/shared";
import type { Refused, Unknown, Unreached } from "../channels/port.ts";

type Answer<Found> = Found | Refused | Unreached | Unknown;
type Account = { businessAccountId: string; token: string };

/** A template in one language as the provider knows it; `status` in its own words. */
export type KnownTemplate = {
  id: string;
  name: string;
  language: string;
  status: string;
  reason: string | undefined;
  /** The words of its body, with numbered variables, if the provider told them. */
  body: string | undefined;
};
export type WrittenTemplate = {
  name: string;
  language: Language;
  category: TemplateCategory;
  text: TemplateText;
  examples: TemplateExamples;
};

/** The templates of a shop's account at the provider. Nothing here throws because of the provider. */
export type ChannelTemplates = {
  /** All of the account, or those of one name. */
  list: (account: Account, name?: string) => Promise<Answer<{ result: "found"; templates: KnownTemplate[] }>>;
  create: (
    account: Account,
    template: WrittenTemplate,
  ) => Promise<Answer<{ result: "made"; id: string; status: string }>>;
  /** Replaces the words of one that the provider has. */
  edit: (account: Account, id: string, template: WrittenTemplate) => Promise<Answer<{ result: "done" }>>;
  /** Deletes it in all languages; one that is not there is no error. */
  remove: (account: Account, name: string) => Promise<Answer<{ result: "done" }>>;
};
