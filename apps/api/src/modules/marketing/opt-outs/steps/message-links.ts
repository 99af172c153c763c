import { linkCode, sampleCode } from "./link-code.ts";

type Env = { siteUrl: string; authSecret: string };
/** The links of one message: where its text leads, and the way to get no more offers. */
export type MessageLinks = { link: string; optOut: string };

const linksOf = ({ siteUrl }: Pick<Env, "siteUrl">, page: string, optOut: string): MessageLinks => ({
  link: `${siteUrl}/l/${page}`,
  optOut: `${siteUrl}/o/${optOut}`,
});

/** The links of the message to whoever has this place in the campaign of this code. */
export const messageLinks = (env: Env, campaignCode: string, n: number): MessageLinks =>
  linksOf(env, linkCode(env.authSecret, "page", campaignCode, n), linkCode(env.authSecret, "opt-out", campaignCode, n));

/** Links as long as any, for a message that is not sent yet. */
export const sampleLinks = (env: Pick<Env, "siteUrl">): MessageLinks => linksOf(env, sampleCode, sampleCode);
