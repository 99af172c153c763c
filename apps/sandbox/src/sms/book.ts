import { randomUUID } from "node:crypto";
import type { Clock } from "../clock.ts";
import type { SmsAccount } from "./accounts.ts";
import { calm, type Reason, type SmsSwitches } from "./switches.ts";

/** A message that was taken: there is one for each time it was. */
export type Sms = {
  id: string;
  provider: SmsAccount["provider"];
  /** The account's user. */
  account: string;
  /** The sender's name, and the number with country code and without +. */
  from: string;
  to: string;
  text: string;
  /** Ours, where the provider takes one. */
  reference: string | null;
  parts: number;
  at: number;
  state: "accepted" | "delivered" | "failed";
  reason: Reason | null;
};

export type Asked = Pick<Sms, "from" | "to" | "text" | "reference">;
type Taken = { sms: Sms; losesAnswer: boolean } | { refused: Reason };

const mostKept = 100_000;
/** On any one phone, or of all of them, as the phones in the browser show them. */
const mostShown = 2_000;

/** How many messages a text is paid as, roughly: what is not ASCII makes it the dearer kind. */
function partsOf(text: string): number {
  const [alone, each] = /^[\n\r\x20-\x7e£€]*$/.test(text) ? [160, 153] : [70, 67];
  return text.length <= alone ? 1 : Math.ceil(text.length / each);
}

/** Every message that was taken, and what becomes of it. */
export class SmsBook {
  readonly clock: Clock;
  readonly #messages = new Map<string, Sms>();
  readonly #switches = new Map<string, SmsSwitches>();
  #allSwitches = calm;
  #lastNumber = 0;
  #tell: (account: SmsAccount, sms: Sms) => void = () => {};
  readonly #listeners = new Set<(sms: Sms | undefined) => void>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  reset(): void {
    this.#messages.clear();
    this.#switches.clear();
    this.#allSwitches = calm;
    this.#announce(undefined);
  }

  /** How shops are told. */
  tellBy(tell: (account: SmsAccount, sms: Sms) => void): void {
    this.#tell = tell;
  }

  /** Hears each message that arrives on a phone; undefined: all are gone. */
  listen(listener: (sms: Sms | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Of all accounts, or of those of one user. */
  switchesOf(user?: string): SmsSwitches {
    return (user !== undefined && this.#switches.get(user)) || this.#allSwitches;
  }

  setSwitches(change: Partial<SmsSwitches>, user?: string): void {
    const next = { ...this.switchesOf(user), ...change };
    if (user !== undefined) this.#switches.set(user, next);
    else {
      this.#allSwitches = next;
      this.#switches.clear();
    }
  }

  list(): Sms[] {
    return [...this.#messages.values()];
  }

  arrived(): Sms[] {
    return this.list()
      .filter(({ state }) => state === "delivered")
      .slice(-mostShown);
  }

  /** Takes a message, unless something is wrong with it; what it costs is gone at once. */
  take(account: SmsAccount, asked: Asked): Taken {
    const scripted = this.#use("refuse", account.user);
    const refused = scripted ?? problemOf(account, asked);
    if (refused) return { refused };
    const parts = partsOf(asked.text);
    account.balance -= parts;
    const id = account.provider === "africas_talking" ? `ATXid_${randomUUID().replaceAll("-", "")}` : this.#newNumber();
    const sms: Sms = {
      ...asked,
      ...{ id, provider: account.provider, account: account.user, parts, at: this.clock.now() },
      ...{ state: "accepted", reason: null },
    };
    this.#messages.set(id, sms);
    for (const oldest of this.#messages.keys()) {
      if (this.#messages.size <= mostKept) break;
      this.#messages.delete(oldest);
    }
    this.#deliver(account, sms);
    const { drop_answers } = this.switchesOf(account.user);
    if (drop_answers > 0) this.setSwitches({ drop_answers: drop_answers - 1 }, account.user);
    return { sms, losesAnswer: drop_answers > 0 };
  }

  /** Never one that was given before, in this run or an earlier one. */
  #newNumber(): string {
    this.#lastNumber = Math.max(this.#lastNumber + 1, this.clock.now() * 100);
    return String(this.#lastNumber);
  }

  /** @returns why, as often as the switch says */
  #use(name: "refuse" | "fail", user: string): Reason | undefined {
    const scripted = this.switchesOf(user)[name];
    if (!scripted || scripted.times <= 0) return undefined;
    this.setSwitches({ [name]: { ...scripted, times: scripted.times - 1 } }, user);
    return scripted.reason;
  }

  #deliver(account: SmsAccount, sms: Sms): void {
    const { arrive_ms, report_ms, report_times } = this.switchesOf(account.user);
    const reason = this.#use("fail", account.user) ?? null;
    this.clock.after(arrive_ms, () => {
      if (!this.#messages.has(sms.id)) return;
      sms.state = reason ? "failed" : "delivered";
      sms.reason = reason;
      if (!reason) this.#announce(sms);
      const told = { ...sms };
      for (let time = 0; time < report_times; time++) this.clock.after(report_ms, () => this.#tell(account, told));
    });
  }

  #announce(sms: Sms | undefined): void {
    for (const listener of this.#listeners) listener(sms);
  }
}

function problemOf({ sender_ids, balance }: SmsAccount, { from, to, text }: Asked): Reason | undefined {
  if (!sender_ids.includes(from)) return "sender";
  if (!/^[1-9]\d{8,14}$/.test(to)) return "number";
  if (text === "") return "content";
  return balance < partsOf(text) ? "balance" : undefined;
}
