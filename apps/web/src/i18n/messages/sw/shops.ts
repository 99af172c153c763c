import { typedAs } from "@mauzo/format/messages/translation";
import type { Messages } from "../en.ts";

export const shops = typedAs<Messages["shops"]>({
  title: "Tafuta duka",
  description: "Maduka yanayouza kwa Mauzo. Fungua duka uone bidhaa zake, ujaze kikapu na uchati nalo.",
  search: "Tafuta biashara",
  submit: "Tafuta",
  found: "Maduka yaliyopatikana",
  category: "Aina",
  all: "Zote",
  place: "Mahali",
  anywhere: "Popote",
  newest: "Maduka mapya",
  results: "Yaliyopatikana",
  one: "Duka 1",
  many: "Maduka {count}",
  manyMore: "Zaidi ya maduka {count}",
  more: "Onyesha maduka zaidi",
  none: "Hakuna duka linalolingana",
  noneIn: "Hakuna duka linalolingana huko {place}",
  noneInText: "Tafuta popote, au angalia tahajia.",
  noneText: "Angalia tahajia, au tafuta kwa maneno machache.",
  clear: "Onyesha maduka yote",
  own: "Fungua duka lako",
  empty: "Bado hakuna duka lililofunguliwa",
  emptyText: "Duka lako linaweza kuwa la kwanza hapa.",
  emptyAction: "Anzisha duka",
});

export const down = {
  list: "Maduka hayakufunguka",
  shop: "Duka halikufunguka",
  text: "Seva yetu haijibu. Subiri kidogo, kisha jaribu tena.",
  retry: "Jaribu tena",
};
