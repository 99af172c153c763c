import type { Clock } from "../../clock.ts";
import { newCode, type Purses } from "../purses.ts";

type PayoutState = "PROCESSING" | "SUCCESS" | "FAILED" | "REVERSED";

/** Money that an account sent to a phone. Amounts are whole shillings. */
export type Payout = {
  account: string;
  reference: string;
  msisdn: string;
  amount: number;
  id: string;
  state: PayoutState;
  at: number;
};

type PayoutScript = {
  /** What becomes of it, and so long after it was asked for. */
  turns: { state: PayoutState; afterMs: number }[];
  /** Nobody is told. */
  isQuiet?: true;
  /** The request is carried out, and its answer never arrives. */
  losesAnswer?: true;
};

const arrives = (afterMs: number): PayoutScript => ({ turns: [{ state: "SUCCESS", afterMs }] });
/** By the last two digits of the phone. To all others it arrives after 2 s. */
const scripts: Readonly<Record<string, PayoutScript>> = {
  "02": { turns: [{ state: "FAILED", afterMs: 2_000 }] },
  "04": { turns: [] },
  "05": { ...arrives(2_000), isQuiet: true },
  "07": { ...arrives(0), losesAnswer: true },
  "08": arrives(300_000),
  "09": {
    turns: [
      { state: "SUCCESS", afterMs: 2_000 },
      { state: "REVERSED", afterMs: 60_000 },
    ],
  },
};
export const payoutScriptOf = (msisdn: string): PayoutScript => scripts[msisdn.slice(-2)] ?? arrives(2_000);

/** What was sent to phones, each reference once. */
export class Payouts {
  readonly #clock: Clock;
  readonly #purses: Purses;
  readonly #payouts = new Map<string, Payout>();
  #tell: (payout: Payout) => void = () => {};

  constructor(purses: Purses) {
    this.#clock = purses.clock;
    this.#purses = purses;
  }

  tellBy(teller: (payout: Payout) => void): void {
    this.#tell = teller;
  }

  reset(): void {
    this.#payouts.clear();
  }

  list(): Payout[] {
    return [...this.#payouts.values()];
  }

  find(account: string, reference: string): Payout | undefined {
    return this.#payouts.get(`${account}/${reference}`);
  }

  send(asked: Pick<Payout, "account" | "reference" | "msisdn" | "amount">): Payout {
    const payout: Payout = { ...asked, id: newCode(16), state: "PROCESSING", at: this.#clock.now() };
    this.#payouts.set(`${payout.account}/${payout.reference}`, payout);
    for (const { state, afterMs } of payoutScriptOf(payout.msisdn).turns) {
      if (afterMs === 0) this.#turn(payout, state);
      else this.#clock.after(afterMs, () => this.#turn(payout, state));
    }
    return payout;
  }

  #turn(payout: Payout, state: PayoutState): void {
    payout.state = state;
    const change = { PROCESSING: 0, FAILED: 0, SUCCESS: payout.amount, REVERSED: -payout.amount }[state];
    const { msisdn } = payout;
    this.#purses.setBalance(msisdn, this.#purses.balanceOf(msisdn) + change);
    if (!payoutScriptOf(msisdn).isQuiet) this.#tell(payout);
  }
}
