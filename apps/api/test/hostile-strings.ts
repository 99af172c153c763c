/**
 * One kind of texts: each by itself, and one text, short enough for most places, that combines what they are made of.
 */
export type HostileTexts = { all: string; each: string[] };

/** Texts that try to change a query. The sleeps outlast any statement timeout: they would end in 503. */
export const injections = [
  "'",
  "''",
  '"',
  "\\",
  "\\'",
  "%",
  "_",
  "%%",
  "' or '1'='1",
  "' or 1=1 --",
  "') or ('1'='1",
  "'; drop table products; --",
  "1; select pg_sleep(60)",
  "' || pg_sleep(60) || '",
  "'||(select pg_sleep(60))||'",
  "1) or (select 1 from pg_sleep(60)) is not null --",
  "$1",
  "$$; select pg_sleep(60); $$",
  "/* */ or true --",
  "-- ",
  "x' union select null, version() --",
  "app.shop_id",
  "E'\\x27'",
  "U&'\\0027'",
  "{{7*7}}",
  "$" + "{7*7}",
  "`id`",
  "$(sleep 60)",
  "../../../../etc/passwd",
  "\r\nSet-Cookie: a=b",
];

/** Text as people and machines write it anywhere in the world; each is stored as it is or refused. */
export const unicodeTexts = [
  "Ndizi ya kupika 🍌",
  "👩‍👩‍👧‍👦 familia",
  "🇹🇿🇰🇪🇺🇬",
  "👍🏿",
  `e${"\u0301".repeat(40)}`,
  "Å vs Å",
  "عربي ثم English ثم عربي",
  "עברית",
  "\u202egnirts a fo edis eht",
  "\u2066isolated\u2069",
  "a\u200bb\u200cc\u200dd",
  "\ufeffBOM",
  "ＦＵＬＬ　ｗｉｄｔｈ　１２３",
  "ñ ß ı İ ſ ﬁ",
  "ไทย ភាសាខ្មែរ मराठी 中文 日本語 한국어",
  "𝕄𝕒𝕥𝕙 𐍈 𠜎",
  "line\u2028separator\u2029here",
  "tab\there",
  "\u0085next line",
  "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
  "'\"<>&",
  "null",
  "undefined",
  "NaN",
  "0",
  "-1",
  "true",
];

export const hostileTexts = {
  // Ends a string in any quotes, escapes its end, is a pattern and a parameter, and comments out the rest.
  injections: { all: "'\"\\%_`$1$$); /* or 1=1 -- ", each: injections },
  // Surrogate pairs, joined emoji, right to left, zero width and combining marks, wide letters, and characters with a
  // meaning in markup.
  unicodeTexts: { all: "🍌👩‍👩‍👧 عربي \u200be\u0301 Ｆ中ไ𝕄 '\"<>&", each: unicodeTexts },
} satisfies Record<string, HostileTexts>;
