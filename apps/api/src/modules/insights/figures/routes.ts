import { answerFigures } from "@mauzo/contract/insights/answer-figures";
import { figures } from "@mauzo/contract/insights/figures";
import { takenFigures } from "@mauzo/contract/insights/taken-figures";
import type { Mount } from "../../../http/mount.ts";
import { getAnswers } from "./get-answers.ts";
import { getCash } from "./get-cash.ts";
import { getChats } from "./get-chats.ts";
import { getCustomers } from "./get-customers.ts";
import { getProducts } from "./get-products.ts";
import { getSales } from "./get-sales.ts";
import { getTaken } from "./get-taken.ts";
import { seesMoney } from "./rules/sees-money.ts";

export function figureRoutes(mount: Mount) {
  mount(figures.sales, ({ query }, { shopId, tx, person }) =>
    tx((tx) => getSales(tx, shopId, { days: query, seesMoney: seesMoney(person) })),
  );
  mount(takenFigures.get, ({ query }, { shopId, tx, person }) =>
    tx((tx) => getTaken(tx, shopId, { days: query, seesMoney: seesMoney(person) })),
  );
  mount(figures.products, ({ query }, { shopId, tx, person }) =>
    tx((tx) => getProducts(tx, shopId, { days: query, seesMoney: seesMoney(person) })),
  );
  mount(figures.customers, ({ query }, { shopId, tx, person }) =>
    tx((tx) => getCustomers(tx, shopId, { days: query, seesMoney: seesMoney(person) })),
  );
  mount(figures.chats, ({ query }, { shopId, tx }) => tx((tx) => getChats(tx, shopId, query)));
  mount(answerFigures.get, ({ query }, { shopId, tx }) => tx((tx) => getAnswers(tx, shopId, query)));
  mount(figures.cash, (_, { shopId, tx }) => tx((tx) => getCash(tx, shopId)));
}
