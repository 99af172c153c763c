import type { Tx } from "../../../../db/tenant-transaction.ts";
import { dayMoment } from "../queries/day-moments.ts";

/** The first moment from this one on at which offers are sent. */
export const findDayMoment = async (tx: Tx, shopId: string, at: Date): Promise<Date> =>
  new Date(await dayMoment(tx, shopId, at.toISOString()));
