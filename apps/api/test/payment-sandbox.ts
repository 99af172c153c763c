import { setTimeout as sleep } from "node:timers/promises";
import { openSandbox } from "./open-sandbox.ts";

/** The providers of mobile money at an address, with a clock that only moves when it is told, and what they call back. */
export async function openPaymentSandbox() {
  const sandbox = await openSandbox();
  const ask = sandbox.askBelow("/_payments");
  /** Until the provider has made the push. */
  const pushed = async (reference: string): Promise<void> => {
    const isThere = ({ reference: one }: { reference: string }) => one === reference;
    for (let left = 400; left > 0; left--) {
      if ((await ask("/pushes")).some(isThere)) return;
      await sleep(5);
    }
    throw new Error(`nothing was asked for ${reference}`);
  };
  return {
    ...sandbox,
    ask,
    pushed,
    choose: (reference: string, choice: string) => ask(`/pushes/${reference}`, { choice }),
  };
}
export type PaymentSandbox = Awaited<ReturnType<typeof openPaymentSandbox>>;

let count = 0;
/** A reference that was never used, of the greatest length. */
export const newReference = () => `MAUZO${String(++count).padStart(15, "0")}`;
