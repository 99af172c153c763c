import type { Messages } from "../en.ts";

export const shops: Messages["shops"] = {
  title: "Maduka",
  description: "Maduka yanayouza kwa Mauzo. Fungua duka uone bidhaa zake na uchati nalo.",
  open: "Fungua duka",
  empty: "Bado hakuna duka lililofunguliwa",
  emptyText: "Duka lako linaweza kuwa la kwanza hapa.",
  emptyAction: "Fungua duka lako",
};

export const down: Messages["down"] = {
  list: "Maduka hayakufunguka",
  shop: "Duka halikufunguka",
  text: "Seva yetu haijibu. Subiri kidogo, kisha jaribu tena.",
  retry: "Jaribu tena",
};
