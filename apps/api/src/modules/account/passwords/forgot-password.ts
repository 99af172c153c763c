import type { ForgotPassword } from "@mauzo/contract/account/sign-in";
import { outsideShops } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { RequestContext } from "../../../http/request-context.ts";

/**
 * Requests a reset link. The job checks whether there is such an account, so that nothing reveals it, not even the
 * response time.
 */
export async function forgotPassword(
  { pool, queue, limiter, devices }: Deps,
  { address, requestHeader }: RequestContext,
  { email, language = "en" }: ForgotPassword,
): Promise<{ done: true }> {
  const device = devices.find(requestHeader("cookie"), email);
  await limiter.take("forgotPassword", { address, account: email, device });
  await queue.send(outsideShops(pool), "forgot-password", { email, language });
  return { done: true };
}
