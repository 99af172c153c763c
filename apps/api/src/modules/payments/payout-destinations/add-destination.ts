import { randomUUID } from "node:crypto";
import type { NewDestination, PayoutDestination } from "@mauzo/contract/payments/withdrawals";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listStaffToNotify } from "../../account/staff/list-staff-to-notify.ts";
import { getStatus } from "../compliance/get-status.ts";
import { networkOf } from "../payments/steps/provider-requests.ts";
import { insertDestination, listDestinations, listSealed } from "./queries.ts";
import { sealedPlace } from "./steps/sealed-place.ts";

const mostDestinations = 10;

type AddDeps = Pick<Deps, "sealedValues" | "queue" | "emitFact"> & { env: Pick<Deps["env"], "payouts"> };

/** Adds a wallet of the shop, sealed; its admins get a mail, as money may leave to it once it is old enough. */
export function addDestination(
  deps: AddDeps,
  { shopId, tx, person }: ShopContext,
  { phone: typed, name }: z.output<typeof NewDestination>,
): Promise<PayoutDestination> {
  const phone = toE164(typed);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  const network = networkOf(phone);
  if (network === undefined) throw refuse("destination_network_unknown", { loc: ["body", "phone"] });
  return tx(async (tx) => {
    // One after the other, so that none is there twice.
    await getStatus(tx, shopId, { isHeld: true });
    const sealed = await listSealed(tx, shopId);
    if (sealed.length >= mostDestinations) throw refuse("destinations_full");
    const isSame = ({ id, sealedPhone }: (typeof sealed)[number]) =>
      deps.sealedValues.open(sealedPhone, sealedPlace(shopId, id)) === phone;
    if (sealed.some(isSame)) throw refuse("destination_twice", { loc: ["body", "phone"] });
    const id = randomUUID();
    const sealedPhone = deps.sealedValues.seal(phone, sealedPlace(shopId, id));
    const by = { userId: person.userId, userName: person.name };
    const row = { shopId, id, network, sealedPhone, phoneEnd: phone.slice(-3), name, ...by };
    await insertDestination(tx, row, deps.env.payouts.waitHours);
    for (const userId of await listStaffToNotify(tx, shopId))
      await deps.queue.send(tx, "payout-mail", { shopId, userId, about: "destination", id });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await deps.emitFact(tx, { name: "withdrawal.changed", shopId, subject: id, actor, payload: {} });
    const added = (await listDestinations(tx, shopId)).find((one) => one.id === id);
    if (!added) throw new Error("a wallet is not among those of its shop");
    return added;
  });
}
