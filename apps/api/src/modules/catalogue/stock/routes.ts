import { stock } from "@mauzo/contract/catalogue/stock";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { changeItemStock } from "./change-item-stock.ts";
import { countStock } from "./count-stock.ts";
import { getMovements } from "./get-movements.ts";
import { readItem, readItems, readSummary } from "./queries/read-stock.ts";
import { asAdjustment, asRestock } from "./rules.ts";
import { setThreshold } from "./set-threshold.ts";

export function stockRoutes(mount: Mount, deps: Deps) {
  mount.json(stock.list, ({ query }, { shopId, read }) => read(readItems(shopId, query)));
  mount.json(stock.summary, ({ query }, { shopId, read }) => read(readSummary(shopId, query.category)));
  mount.json(stock.get, ({ params }, { shopId, read }) => read(readItem(shopId, params.id)));
  mount(stock.movements, ({ params, query }, context) => getMovements(context, params.id, query));
  mount(stock.restock, ({ params, body }, context) => changeItemStock(deps, context, asRestock(params.id, body)));
  mount(stock.adjust, ({ params, body }, context) => changeItemStock(deps, context, asAdjustment(params.id, body)));
  mount(stock.setThreshold, ({ params, body }, context) => setThreshold(context, params.id, body.low_stock_at));
  mount(stock.count, ({ body }, context) => countStock(deps, context, body));
}
