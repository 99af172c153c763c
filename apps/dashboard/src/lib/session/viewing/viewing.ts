import { viewing } from "@mauzo/contract/account/viewing";
import { api } from "../api.ts";
import { clearKept } from "../token/token-cookie.ts";

/** Nothing that was read as somebody else stays: the page begins anew. */
const beginAnew = (to: string) => void clearKept().then(() => location.assign(to));

/** Sees the back-office as a member does. */
export async function beginViewing(id: string): Promise<void> {
  await api.call(viewing.begin, { params: { id } });
  beginAnew("/dashboard");
}

/** Sees the back-office as oneself again. */
export async function stopViewing(): Promise<void> {
  await api.call(viewing.stop, {});
  beginAnew("/dashboard/profile/staff-accounts");
}
