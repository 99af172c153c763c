import { shifts } from "@mauzo/contract/pos/shifts";
import type { Deps } from "../../../deps.ts";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { Mount } from "../../../http/mount.ts";
import { beginShift } from "./begin-shift.ts";
import { closeShift } from "./close-shift.ts";
import { getShift } from "./get-shift.ts";
import { listOpenShifts } from "./list-open-shifts.ts";
import { moveCash } from "./move-cash.ts";
import { listShifts } from "./queries/read-shifts.ts";

export function shiftRoutes(mount: Mount, deps: Deps) {
  mount(shifts.list, ({ query }, { shopId, tx }) =>
    tx((tx) => keysetPage(query, (filter) => listShifts(tx, shopId, filter))),
  );
  mount(shifts.own, ({ query }, { shopId, tx, person: { userId } }) =>
    tx((tx) => keysetPage(query, (filter) => listShifts(tx, shopId, { ...filter, userId }))),
  );
  mount(shifts.open, (_, { shopId, tx, person: { userId } }) =>
    tx(async (tx) => ({ items: await listOpenShifts(tx, { shopId, userId }) })),
  );
  mount(shifts.get, ({ params }, context) => context.tx((tx) => getShift(tx, context, params.id)));
  mount(shifts.begin, ({ body }, context) => beginShift(deps, context, body));
  mount(shifts.move, ({ params, body }, context) => moveCash(deps, context, { shiftId: params.id, move: body }));
  mount(shifts.close, ({ params, body }, context) => closeShift(deps, context, { id: params.id, count: body }));
}
