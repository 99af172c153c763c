/** Words with the same meaning: in both languages, and in the forms in which Swahili words agree with others. */
const groups = `
  nyekundu jekundu mwekundu wekundu chekundu vyekundu mekundu ekundu red
  nyeusi jeusi mweusi weusi cheusi vyeusi meusi black
  nyeupe jeupe mweupe weupe cheupe vyeupe meupe white
  bluu buluu blue
  kijani green
  njano manjano yellow
  kahawia brown
  kijivu grey gray
  pinki waridi pink
  zambarau purple
  kubwa mkubwa wakubwa kikubwa vikubwa makubwa mikubwa large big l
  ndogo mdogo wadogo kidogo vidogo madogo midogo small s
  wastani kati medium m
  refu ndefu mrefu warefu kirefu virefu marefu mirefu long
  fupi mfupi kifupi vifupi mafupi mifupi short
  pya mpya jipya kipya vipya mapya new
  gauni magauni dress dresses gown
  kiatu viatu shoe shoes
  raba sneaker sneakers
  ndala kandambili slippers
  sendo sandal sandals
  shati mashati shirt shirts
  suruali trouser trousers pants
  sketi skirt skirts
  kofia hat cap hats caps
  mkanda mikanda belt belts
  soksi sock socks
  begi mabegi mkoba mikoba bag bags handbag
  saa watch watches
  simu phone phones
  chaja charger chargers
  sukari sugar
  mchele rice
  unga flour
  mafuta oil
  sabuni soap
  maji water
  maziwa milk
  yai mayai egg eggs
  mkate mikate bread
  nyama meat beef
  kuku chicken
  samaki fish
  maharage maharagwe beans
  chai tea
  kahawa coffee
  chumvi salt
  nyanya tomato tomatoes
  kitunguu vitunguu onion onions
  kiazi viazi potato potatoes
  ndizi banana bananas
  chungwa machungwa orange oranges
  embe maembe mango mangoes mangos
  juisi juice
  asali honey
  kikombe vikombe cup cups mug mugs
  sahani plate plates
  kijiko vijiko spoon spoons
  sufuria pot pots
  kitabu vitabu book books
  daftari madaftari notebook notebooks
  kalamu pen pens
  shuka mashuka bedsheet bedsheets
  taulo towel towels
  shule school
  ngozi leather
  jua sun
  nguo cloth clothes
  mtoto watoto kid kids child children
  kiume wanaume mwanaume men mens male
  kike wanawake mwanamke women womens ladies female
`;

const meanings = new Map(
  groups
    .trim()
    .split("\n")
    .flatMap((line, at) =>
      line
        .trim()
        .split(" ")
        .map((word) => [word, at] as const),
    ),
);
const words = groups
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" "));

/** Removes the diacritics of letters: `café` becomes `cafe`. */
export const folded = (word: string) => word.normalize("NFD").replace(/\p{M}|['’]/gu, "");

/**
 * The singular and plural of a word, in both languages: `magauni` is `gauni`, `vikapu` is `kikapu`, `combs` is `comb`.
 */
function numbersOf(word: string): string[] {
  const forms = [word];
  if (word.length >= 6 && word.startsWith("ma")) forms.push(word.slice(2));
  if (word.length >= 5 && word.startsWith("vi")) forms.push(`ki${word.slice(2)}`);
  if (word.length >= 6 && word.startsWith("mi")) forms.push(`m${word.slice(2)}`);
  if (word.length >= 5 && /[^s]es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.length >= 4 && /[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

/**
 * The roots of a word: the word, its singular and plural, and its meaning. Two words that share a root are the same.
 */
export function rootsOf(word: string): Set<string> {
  const forms = numbersOf(folded(word));
  const known = forms.flatMap((form) => meanings.get(form) ?? []);
  return new Set([...forms, ...known.map((meaning) => `=${meaning}`)]);
}

/**
 * The search terms for a word: its forms, and other words with the same meaning, without those that contain another
 * term: a search for `dress` also finds `dresses`. Searches that find nothing cost the most.
 */
export function searchFormsOf(word: string): string[] {
  const forms = numbersOf(word);
  const same = forms.flatMap((form) => words[meanings.get(folded(form)) ?? -1] ?? []);
  const all = [...new Set([...forms, ...same])].filter((form) => form.length >= 3 || form === word);
  return all.filter(
    (form) => form === word || !all.some((other) => other !== form && other.length >= 3 && form.includes(other)),
  );
}
