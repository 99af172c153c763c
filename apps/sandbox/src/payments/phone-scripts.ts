/** What the owner of a phone does with a prompt. */
export type Choice = "paid" | "declined" | "no_balance" | "wrong_pin";

export type PhoneScript = {
  /** By itself, so long after the prompt; undefined: whoever holds the phone in the browser, or nobody. */
  does?: { choice: Choice; afterMs: number };
  asks?: false;
  /** How often the shop is told; once unless said. */
  callbacks?: number;
  /** The shop is told before its own request is answered. */
  tellsFirst?: true;
  /** The request is carried out, and its answer never arrives. */
  losesAnswer?: true;
  /** The callback names another amount than was paid. */
  wrongAmount?: true;
};

const pays = (afterMs: number): PhoneScript => ({ does: { choice: "paid", afterMs } });

/** By the last two digits of the phone. All others ask for the PIN. */
const scripts: Readonly<Record<string, PhoneScript>> = {
  "01": pays(2_000),
  "02": { does: { choice: "declined", afterMs: 2_000 } },
  "03": { does: { choice: "no_balance", afterMs: 2_000 } },
  "04": { asks: false },
  "05": { ...pays(2_000), callbacks: 0 },
  "06": { ...pays(0), callbacks: 5, tellsFirst: true },
  "07": { ...pays(0), losesAnswer: true },
  "08": pays(300_000),
  "09": { ...pays(2_000), wrongAmount: true },
};

export const scriptOf = (msisdn: string): PhoneScript => scripts[msisdn.slice(-2)] ?? {};
