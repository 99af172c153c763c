import type { AnswerFigures } from "@mauzo/contract/insights/answer-figures";
import {
  type CashPosition,
  type ChatFigures,
  type CustomerFigures,
  chatSteps,
  type FigureFile,
  type ProductFigure,
  type ProductFigures,
  type SalesFigures,
  type SalesRow,
} from "@mauzo/contract/insights/figures";
import type { Language } from "@mauzo/contract/shared";
import { categoryName } from "@mauzo/format/category-names/category-name";
import { plainAmount } from "@mauzo/format/money";
import { words } from "./messages.ts";

type Rows = string[][];
/** How a file says something: in the reader's language, with the days of the shop. */
export type Saying = { language: Language; timeZone: string };
/** The day of a moment; the Swedish date format is one that all spreadsheets read and sort. */
const dayOf = (at: string, timeZone: string) => new Date(at).toLocaleDateString("sv-SE", { timeZone });
const amount = (minor: number | null) => (minor === null ? "" : plainAmount(minor));
const isChannel = (key: string): key is keyof (typeof words)["en"]["channels"] => key in words.en.channels;

const comparedRow = (name: string, row: SalesRow, currency: string) => [
  ...[name, String(row.orders), String(row.before_orders)],
  ...[amount(row.sales_minor), amount(row.before_sales_minor), currency],
];
type Sales = Extract<FigureFile, "days" | "hours" | "weekdays" | "channels" | "staff">;
/** A file of sales as cells. */
export function salesCells(file: Sales, figures: SalesFigures, language: Language): Rows {
  const { currency } = figures;
  const say = words[language];
  if (file === "days") return figures.by_day.map((row) => comparedRow(row.key, row, currency));
  if (file === "hours")
    return figures.by_hour.map((row) => comparedRow(`${row.key.padStart(2, "0")}:00`, row, currency));
  if (file === "weekdays")
    return figures.by_weekday.map((row, at) => comparedRow(say.weekdays[at] ?? row.key, row, currency));
  if (file === "channels")
    return figures.by_channel.map((row) =>
      comparedRow(isChannel(row.key) ? say.channels[row.key] : row.key, row, currency),
    );
  return figures.by_staff.map((row) => [
    ...[row.name || say.nobody, String(row.payments), amount(row.paid_minor), amount(row.before_paid_minor)],
    ...[amount(row.refunded_minor), currency],
  ]);
}

const goodsCells = (row: {
  pieces: number;
  before_pieces: number;
  minor: number | null;
  before_minor: number | null;
}) => [...[String(row.pieces), String(row.before_pieces), amount(row.minor), amount(row.before_minor)]];
type Products = Extract<FigureFile, "products" | "slow" | "never" | "reorder" | "together" | "categories">;
/** A file of products as cells. */
export function productCells(file: Products, figures: ProductFigures, { language, timeZone }: Saying): Rows {
  const { currency } = figures;
  const productRow = (row: ProductFigure) => [
    ...[row.name, ...goodsCells(row), amount(row.margin_minor), String(row.stock), currency],
  ];
  if (file === "products") return figures.best.map(productRow);
  if (file === "slow") return figures.slow.map(productRow);
  if (file === "never") return figures.never.items.map(({ name, stock }) => [name, String(stock)]);
  if (file === "together")
    return figures.together.map(({ one, other, orders }) => [one.name, other.name, String(orders)]);
  if (file === "categories")
    return figures.by_category.map((row) => [categoryName(row.category, language), ...goodsCells(row), currency]);
  return figures.reorder.map((row) => [
    ...[row.name, row.variant, String(row.stock), String(row.pieces), String(row.days_left)],
    ...[row.out_since === null ? "" : dayOf(row.out_since, timeZone), amount(row.missed_minor), currency],
  ]);
}

/** The steps of chats as cells. */
export const chatCells = ({ now, before }: ChatFigures, language: Language): Rows =>
  chatSteps.map((step) => [words[language].steps[step], String(now[step]), String(before[step])]);

/** How fast everybody answered and closed as cells, in whole minutes, which spreadsheets add up. */
export const answerCells = ({ now, people }: AnswerFigures, language: Language): Rows => {
  const minutes = (seconds: number | null) => (seconds === null ? "" : String(Math.round(seconds / 60)));
  return [{ ...now, name: words[language].everybody }, ...people].map((row) => [
    ...[row.name || words[language].left, String(row.answers), minutes(row.answer_median_s)],
    ...[minutes(row.answer_most_s), String(row.closed), minutes(row.closed_median_s), minutes(row.closed_most_s)],
  ]);
};

/** Where the money is as cells. */
export const cashCells = (cash: CashPosition, language: Language): Rows =>
  (["in_hand", "on_the_way", "owed", "owing"] as const).map((place) => [
    ...[words[language].places[place], amount(cash[place].minor), cash[place].currency],
  ]);

/** A file of customers as cells. */
export function customerCells(
  file: "best" | "at_risk",
  { best, at_risk, currency }: CustomerFigures,
  timeZone: string,
): Rows {
  if (file === "best")
    return best.map((row) => [
      ...[row.name, String(row.orders), amount(row.minor), amount(row.before_minor), currency],
    ]);
  return at_risk.map((row) => [
    ...[row.name, String(row.orders), amount(row.minor), String(row.usual_days)],
    ...[dayOf(row.last_order_at, timeZone), String(row.silent_days), currency],
  ]);
}
