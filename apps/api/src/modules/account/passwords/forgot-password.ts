import type { ForgotPassword } from "@mauzo/contract/account/session";
import { outsideShops } from "../../../db/scope.ts";
import type { Deps } from "../../../deps.ts";
import type { Visit } from "../../../http/visit.ts";

/** Asks for a reset link. Whether there is such an account is found out by the job, so that nothing tells, not even the time. */
export async function forgotPassword(
  { pool, queue, limiter, devices }: Deps,
  { address, requestHeader }: Visit,
  { email, language = "en" }: ForgotPassword,
): Promise<{ done: true }> {
  const device = devices.find(requestHeader("cookie"), email);
  await limiter.take("forgotPassword", { address, account: email, device });
  await queue.send(outsideShops(pool), "forgot-password", { email, language });
  return { done: true };
}
