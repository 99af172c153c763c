import { stock } from "@mauzo/contract/catalogue/stock";
import type { Deps } from "../../../deps.ts";
import type { Mount } from "../../../http/mount.ts";
import { checkCursor } from "../../../http/page-of.ts";
import { changeItem } from "./change-item.ts";
import { countStock } from "./count-stock.ts";
import { getMovements } from "./get-movements.ts";
import { readItem, readItems, readSummary } from "./queries/read-stock.ts";
import { asAdjustment, asRestock } from "./rules.ts";
import { setThreshold } from "./set-threshold.ts";

export function stockRoutes(mount: Mount, deps: Deps) {
  mount.json(stock.list, ({ query }, { shopId, read }) => read(readItems(shopId, checkCursor(query))));
  mount.json(stock.summary, ({ query }, { shopId, read }) => read(readSummary(shopId, query.category)));
  mount.json(stock.get, ({ params }, { shopId, read }) => read(readItem(shopId, params.id)));
  mount(stock.movements, ({ params, query }, visit) => getMovements(visit, params.id, query));
  mount(stock.restock, ({ params, body }, visit) => changeItem(deps, visit, asRestock(params.id, body)));
  mount(stock.adjust, ({ params, body }, visit) => changeItem(deps, visit, asAdjustment(params.id, body)));
  mount(stock.setThreshold, ({ params, body }, visit) => setThreshold(visit, params.id, body.low_stock_at));
  mount(stock.count, ({ body }, visit) => countStock(deps, visit, body));
}
