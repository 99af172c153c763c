import { defineErrors } from "../define-errors.ts";

/** What is refused of what is owed for orders. */
export const debtErrors = defineErrors({
  plan_sum_wrong: {
    status: 422,
    en: "The instalments must come to {amount}: that is what is owed.",
    sw: "Jumla ya awamu iwe {amount}: ndicho kinachodaiwa.",
  },
  plan_days_not_rising: {
    status: 422,
    en: "Each instalment needs a day after the one before it",
    sw: "Kila awamu iwe na siku inayofuata ile ya kabla yake",
  },
  order_has_plan: {
    status: 409,
    en: "This order is paid in instalments. Change or end them first.",
    sw: "Oda hii inalipwa kwa awamu. Zibadilishe au zifute kwanza.",
  },
  credit_limit_reached: {
    status: 409,
    en: "This customer may owe {limit} at most, and {left} of it is left. An admin can raise it.",
    sw: "Mteja huyu anaruhusiwa kudaiwa {limit} tu, na sasa imebaki {left}. Msimamizi anaweza kuongeza kiwango.",
  },
  promise_day: {
    status: 422,
    en: "Choose a day from today, within {days} days",
    sw: "Chagua siku kuanzia leo, ndani ya siku {days}",
  },
  dispute_not_open: {
    status: 409,
    en: "This was settled already, or the customer took it back.",
    sw: "Hili limeshajibiwa, au mteja ameliondoa.",
  },
  dispute_settled: {
    status: 409,
    en: "The shop has answered this already. Write to it if something is still wrong.",
    sw: "Duka limeshajibu hili. Liandikie kama bado kuna kosa.",
  },
  dispute_reason_missing: {
    status: 422,
    en: "Write what is wrong",
    sw: "Andika kosa ni lipi",
  },
});
