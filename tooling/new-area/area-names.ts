/** The name of an area in every spelling that is used. */
export type AreaNames = {
  /** `catalogue`: the domain it belongs to. */
  domain: string;
  /** `price-lists`, `price-list`, `price_lists` */
  things: string;
  thing: string;
  table: string;
  /** `price_list`: what its facts begin with. */
  fact: string;
  /** `priceLists`, `priceList`, `PriceLists`, `PriceList` */
  xThings: string;
  xThing: string;
  XThings: string;
  XThing: string;
  /** `price lists`, `Price lists`, `Price list` */
  words: string;
  title: string;
  detailTitle: string;
};

/** A mistake in the command's arguments, reported in one line. */
export class UserError extends Error {}

const singular = (things: string) =>
  things.endsWith("ies") ? `${things.slice(0, -3)}y` : things.replace(/(?<=ss|sh|ch|x)es$|s$/, "");
const pascal = (kebab: string) => kebab.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
export const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** @throws UserError if the name is not valid for an area. */
export function areaNames(domain: string, name: string): AreaNames {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(name) || name.length > 30 || singular(name).length < 3)
    throw new UserError(
      `"${name}" names no area: say many things in small letters and hyphens, such as couriers or price-lists.`,
    );
  const words = name.replaceAll("-", " ");
  const [XThings, XThing] = [pascal(name), pascal(singular(name))];
  return {
    domain,
    things: name,
    thing: singular(name),
    table: name.replaceAll("-", "_"),
    fact: singular(name).replaceAll("-", "_"),
    xThings: lowerFirst(XThings),
    xThing: lowerFirst(XThing),
    XThings,
    XThing,
    words,
    title: upperFirst(words),
    detailTitle: upperFirst(singular(words)),
  };
}
