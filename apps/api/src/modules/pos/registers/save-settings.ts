import type { PosSettings } from "@mauzo/contract/pos/registers";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { listOpenShifts } from "../shifts/list-open-shifts.ts";
import { registersDocument } from "./queries.ts";

/** Saves the shop's registers. @throws 409 when they were saved since, or a shift is open at one that is removed */
export function saveSettings(
  { shopId, tx, person: { userId } }: ShopContext,
  { registers, version: seen }: PosSettings,
): Promise<PosSettings> {
  return tx(async (tx) => {
    const version = await registersDocument.save(tx, shopId, { document: registers, userId, seen });
    if (version === undefined) throw savedMeanwhile(await registersDocument.readSaved(tx, shopId));
    const stays = new Set(registers.map(({ id }) => id));
    const left = (await listOpenShifts(tx, { shopId, userId })).find(({ register_id }) => !stays.has(register_id));
    if (left) throw refuse({ code: "pos_register_open", values: { register: left.register } });
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    return { registers, version };
  });
}
