/** Where most shops are, to choose from; any other place can be typed into the search. */
export const places = [
  "Dar es Salaam",
  "Arusha",
  "Dodoma",
  "Iringa",
  "Kilimanjaro",
  "Mbeya",
  "Morogoro",
  "Mwanza",
  "Tanga",
  "Zanzibar",
] as const;
