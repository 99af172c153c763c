/** `atOnce`: how many of the tries are let through at once; what comes after them waits a moment. */
export type Bound = { tries: number; seconds: number; atOnce?: number };
/** What is counted together: a network address, an account from everywhere, an account from one address, a known device. */
export const countings = ["address", "pair", "account", "device"] as const;
export type Counting = (typeof countings)[number];
export type Limit = Partial<Record<Counting, Bound>> & {
  /** What is said where there were too many. */
  words?: string;
};

const minute = 60;
const hour = 60 * minute;

/**
 * How often something may be tried: for one account (an e-mail address, whether or not it is anybody's) and from one
 * network address. Many people share an address behind a telephone network, so those numbers are high, and what came
 * out right is given back where the guard is against guessing.
 */
export const limits = {
  /**
   * Whatever compares a password: log-in, confirming it, changing it. Given back when it was right. Who guesses from one
   * place ends soon, and keeps nobody out who is elsewhere; who guesses from many ends too. A device on which this account
   * was signed in before is counted by itself, so that nobody's guesses keep its owner out.
   */
  password: {
    pair: { tries: 10, seconds: 15 * minute },
    account: { tries: 100, seconds: 15 * minute },
    address: { tries: 100, seconds: hour },
    device: { tries: 10, seconds: 15 * minute },
  },
  /** Past either of these an account is opened by a link in a mail, as long as that may be sent. */
  signUp: { address: { tries: 300, seconds: hour } },
  /** How often sign-up may say that an e-mail is taken. Given back when it was not. */
  takenEmail: { address: { tries: 30, seconds: hour } },
  signUpMail: {
    pair: { tries: 5, seconds: hour },
    account: { tries: 50, seconds: hour },
    address: { tries: 1_000, seconds: hour },
  },
  /** Counted as passwords are: who asks for links to somebody else's account keeps its owner from none. */
  forgotPassword: {
    pair: { tries: 5, seconds: hour },
    account: { tries: 50, seconds: hour },
    address: { tries: 60, seconds: hour },
    device: { tries: 5, seconds: hour },
  },
  changeEmail: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  invite: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  /** What people write on the contact page. */
  contact: { account: { tries: 5, seconds: hour }, address: { tries: 60, seconds: hour } },
  /** How often a chat asks for messages or for a stream of them: once a second for one conversation. */
  pushed: { account: { tries: 900, seconds: 15 * minute }, address: { tries: 60_000, seconds: hour } },
  /** What is said in one conversation. */
  message: {
    account: { tries: 30, seconds: minute, atOnce: 20 },
    words: "Many messages at once. Wait a moment.",
  },
  /** Conversations that browsers begin; the account is the shop. */
  newConversation: {
    // Ten minutes rather than an hour: whoever is refused is told to wait for the rest of it.
    pair: { tries: 200, seconds: 10 * minute, atOnce: 100 },
    words: "Many people on your network are starting chats right now. Wait a while.",
  },
  /** Papers of orders: drawn anew each time. */
  paper: { account: { tries: 200, seconds: 15 * minute }, address: { tries: 2_000, seconds: hour } },
  /** What customers say they paid, and the pictures of it. */
  claim: { account: { tries: 30, seconds: hour }, address: { tries: 1_000, seconds: hour } },
  /** Cart links made on one shop's page from one address. Given back when ordered: a good day is no attack. */
  shopCart: { pair: { tries: 3_000, seconds: hour } },
  /** Links from a mail. Given back when the link was right. */
  link: { address: { tries: 100, seconds: hour } },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
