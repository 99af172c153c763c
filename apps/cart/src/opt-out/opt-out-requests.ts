import { type OptOut, OptOutCode, optOuts } from "@mauzo/contract/marketing/opt-outs";
import { api, isGone, isRefused } from "../data.ts";

type Forwarded = Record<string, string>;

/** What the link of an SMS is about, or why nobody can say. */
type LoadedOptOut = { kind: "opt-out"; optOut: OptOut } | { kind: "gone" } | { kind: "failed" };

/** Reads alone: previews and scanners open every link. */
export async function getOptOut(code: string, headers: Forwarded): Promise<LoadedOptOut> {
  try {
    return { kind: "opt-out", optOut: await api().call(optOuts.get, { params: { code } }, { headers }) };
  } catch (error) {
    return { kind: isGone(error) ? "gone" : "failed" };
  }
}

/** Once or many times is the same. @returns whether it can be said what became of it */
export async function postOptOut(code: string, headers: Forwarded): Promise<boolean> {
  if (!OptOutCode.safeParse(code).success) return true;
  try {
    await api().call(optOuts.withdraw, { params: { code } }, { headers });
    return true;
  } catch (error) {
    return isRefused(error);
  }
}
