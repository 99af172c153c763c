import type { Reason } from "@mauzo/contract/errors";

/** `atOnce`: how many of the tries pass without a delay; later ones wait a moment. */
export type Bound = { tries: number; seconds: number; atOnce?: number };
/**
 * What is counted together: a network address, an account from one address, an account from everywhere, a known device.
 */
export const limitScopes = ["address", "pair", "account", "device"] as const;
export type LimitScope = (typeof limitScopes)[number];
export type RateLimit = Partial<Record<LimitScope, Bound>> & {
  /** What is answered when there were too many. */
  reason?: Reason;
};

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be tried: per account (an e-mail address, whether or not anybody has it) and per network
 * address. On mobile networks many people share an address, so those numbers are high; where the limit is against
 * guessing, successful tries are given back.
 */
export const rateLimits = {
  /**
   * Everything that compares a password: log-in, confirming it, changing it. Given back when it was right. Guessing
   * from one place stops soon and does not lock out the owner elsewhere; guessing from many places stops too. A device
   * on which this account was signed in before has its own count, so that other people's guesses never lock out the
   * owner.
   */
  password: {
    pair: { tries: 10, seconds: 15 * minute },
    account: { tries: 100, seconds: 15 * minute },
    address: { tries: 100, seconds: hour },
    device: { tries: 10, seconds: 15 * minute },
  },
  /** Beyond either of these, an account is opened by a mailed link, as long as that may be sent. */
  signUp: { address: { tries: 300, seconds: hour } },
  /** How often sign-up may reveal that an e-mail is taken. Given back when it was not. */
  takenEmail: { address: { tries: 30, seconds: hour } },
  signUpMail: {
    pair: { tries: 5, seconds: hour },
    account: { tries: 50, seconds: hour },
    address: { tries: 1_000, seconds: hour },
  },
  /** Counted like passwords: requests for links to somebody else's account never keep the owner from getting one. */
  forgotPassword: {
    pair: { tries: 5, seconds: hour },
    account: { tries: 50, seconds: hour },
    address: { tries: 60, seconds: hour },
    device: { tries: 5, seconds: hour },
  },
  changeEmail: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  invite: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  /** Messages from the contact page. */
  contact: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  /** How often a chat requests messages or a stream of them: once a second per conversation. */
  pushed: { account: { tries: 900, seconds: 15 * minute }, address: { tries: 60_000, seconds: hour } },
  /** Messages in one conversation. */
  message: {
    account: { tries: 30, seconds: minute, atOnce: 20 },
    reason: "messages_too_fast",
  },
  /** Conversations started in browsers; the account is the shop. */
  newConversation: {
    // Ten minutes rather than an hour: a refused client has to wait for the rest of it.
    pair: { tries: 200, seconds: 10 * minute, atOnce: 100 },
    reason: "network_starts_many_chats",
  },
  /** Documents of orders: rendered anew each time. */
  document: { account: { tries: 200, seconds: 15 * minute }, address: { tries: 2_000, seconds: hour } },
  /** Prompts on phones for a payment, by the order and by the phone. */
  pushToOrder: { account: { tries: 5, seconds: hour }, address: { tries: 1_000, seconds: hour } },
  pushToPhone: { account: { tries: 10, seconds: hour } },
  /** What customers say of what they owe, by who owes it. */
  debtAnswer: { account: { tries: 30, seconds: hour }, address: { tries: 1_000, seconds: hour } },
  /** Customers' payment claims and the pictures with them. */
  claim: { account: { tries: 30, seconds: hour }, address: { tries: 1_000, seconds: hour } },
  /** Tests from a shop's number to a telephone: each is a message that somebody gets. */
  channelTest: { account: { tries: 10, seconds: 10 * minute }, reason: "too_many_tests" },
  /** Tests of a campaign: each is an SMS that the shop pays, and somebody gets. */
  smsTest: { account: { tries: 10, seconds: 10 * minute }, reason: "too_many_sms_tests" },
  /** Messages that somebody sends to a webhook by hand: each reaches a server that may not be theirs. */
  webhookByHand: { account: { tries: 60, seconds: 10 * minute }, reason: "too_many_webhook_tests" },
  /** What is counted of popups; the account is the shop. A town may share an address. */
  popupCount: { pair: { tries: 3_000, seconds: hour } },
  /** Short links that are opened. A town may share an address. */
  shortLink: { address: { tries: 3_000, seconds: hour } },
  /** Cart links created on one shop's page from one address. Given back when ordered: a busy day is not an attack. */
  shopCart: { pair: { tries: 3_000, seconds: hour } },
  /** Links from a mail. Given back when the link was right. */
  link: { address: { tries: 100, seconds: hour } },
} satisfies Record<string, RateLimit>;

/** How often a key may call the API, whatever it calls: a till or a script needs far less. */
export const keyCalls = { tries: 600, seconds: minute } satisfies Bound;

export type RateLimitName = keyof typeof rateLimits;
