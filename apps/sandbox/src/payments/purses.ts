import { randomInt } from "node:crypto";
import type { Clock } from "../clock.ts";
import { type Choice, scriptOf } from "./phone-scripts.ts";

export type Network = "mpesa" | "airtel" | "clickpesa";
type PushState = Choice | "waiting" | "expired" | "refunded";

/** Money that was asked of a phone. Amounts are whole shillings. */
export type Push = {
  network: Network;
  /** The account that asks, and the name its customers see. */
  account: string;
  merchant: string;
  reference: string;
  /** With country code and without +. */
  msisdn: string;
  amount: number;
  /** The provider's id, and the network's code of the transfer. */
  id: string;
  receipt: string;
  state: PushState;
  refunded: number;
  at: number;
};

export type Seen = {
  at: string;
  network: Network;
  method: string;
  path: string;
  reference: string;
  status: number | null;
};

/** A prompt that nobody answers is gone after this. */
const promptMs = 120_000;
const firstBalance = 1_000_000;
const mostKept = 20_000;

const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";
export const newCode = (length: number) => Array.from({ length }, () => signs[randomInt(signs.length)]).join("");

/** The money of all phones, and what was asked of them. */
export class Purses {
  readonly clock: Clock;
  readonly seen: Seen[] = [];
  /** Ids that may be used once, of networks that look at them. */
  readonly taken = new Set<string>();
  readonly #balances = new Map<string, number>();
  readonly #pushes = new Map<string, Push>();
  readonly #waiters = new Map<Push, (() => void)[]>();
  readonly #tellers = new Map<Network, (push: Push, amount: number) => void>();
  readonly #listeners = new Set<() => void>();

  constructor(clock: Clock) {
    this.clock = clock;
  }

  reset(): void {
    for (const waiters of this.#waiters.values()) for (const wake of waiters) wake();
    for (const kept of [this.#balances, this.#pushes, this.#waiters, this.taken]) kept.clear();
    this.seen.length = 0;
    this.#tell();
  }

  /** How a network tells a shop what became of a push. */
  tellBy(network: Network, teller: (push: Push, amount: number) => void): void {
    this.#tellers.set(network, teller);
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  balanceOf(msisdn: string): number {
    return this.#balances.get(msisdn) ?? firstBalance;
  }

  setBalance(msisdn: string, balance: number): void {
    this.#balances.set(msisdn, balance);
  }

  list(): Push[] {
    return [...this.#pushes.values()];
  }

  /** By our reference, or by the provider's or the network's. */
  find(network: Network, account: string, id: string): Push | undefined {
    const known = this.#pushes.get(`${network}/${account}/${id}`);
    if (known) return known;
    const isIt = (push: Push) => push.network === network && push.account === account;
    return this.list().find((push) => isIt(push) && (push.id === id || push.receipt === id));
  }

  /** What is asked on a phone now. */
  promptsOf(): Push[] {
    return this.list().filter(({ state, msisdn }) => {
      const { does, asks } = scriptOf(msisdn);
      return state === "waiting" && asks !== false && does === undefined;
    });
  }

  ask(asked: Omit<Push, "state" | "at" | "refunded" | "id" | "receipt"> & { id?: string }): Push {
    const push: Push = {
      ...asked,
      ...{ id: asked.id ?? newCode(16), receipt: newCode(10), state: "waiting", refunded: 0, at: this.clock.now() },
    };
    this.#pushes.set(`${push.network}/${push.account}/${push.reference}`, push);
    for (const key of this.#pushes.keys()) {
      if (this.#pushes.size <= mostKept) break;
      this.#pushes.delete(key);
    }
    const { does } = scriptOf(push.msisdn);
    if (does?.afterMs === 0) this.settle(push, does.choice);
    else if (does) this.clock.after(does.afterMs, () => this.settle(push, does.choice));
    this.clock.after(promptMs, () => this.settle(push, "expired"));
    this.#tell();
    return push;
  }

  /** Only what still waits is settled; late money comes through even so. */
  settle(push: Push, state: Choice | "expired"): void {
    if (push.state !== "waiting" && !(push.state === "expired" && state === "paid")) return;
    const balance = this.balanceOf(push.msisdn);
    push.state = state === "paid" && balance < push.amount ? "no_balance" : state;
    if (push.state === "paid") this.#balances.set(push.msisdn, balance - push.amount);
    const { callbacks = 1, wrongAmount } = scriptOf(push.msisdn);
    const told = push.amount + (wrongAmount && push.state === "paid" ? 1_000 : 0);
    for (let time = 0; time < callbacks; time++) this.#tellers.get(push.network)?.(push, told);
    for (const wake of this.#waiters.get(push) ?? []) wake();
    this.#waiters.delete(push);
    this.#tell();
  }

  /** Resolves once it is settled, or after so long. */
  async settled(push: Push, ms: number): Promise<void> {
    if (push.state !== "waiting") return;
    await new Promise<void>((done) => {
      const forget = this.clock.after(ms, done);
      const wake = () => {
        forget();
        done();
      };
      this.#waiters.set(push, [...(this.#waiters.get(push) ?? []), wake]);
    });
  }

  /** Gives money back. @returns false where less was paid than is asked for */
  giveBack(push: Push, amount: number): boolean {
    const isThere = push.state === "paid" && push.refunded + amount <= push.amount;
    if (!isThere) return false;
    push.refunded += amount;
    if (push.refunded === push.amount) push.state = "refunded";
    this.#balances.set(push.msisdn, this.balanceOf(push.msisdn) + amount);
    return true;
  }

  see(seen: Seen): void {
    this.seen.push(seen);
    if (this.seen.length > mostKept) this.seen.shift();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
