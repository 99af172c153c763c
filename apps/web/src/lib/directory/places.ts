/** The places with most shops, to choose from; any other place can be typed into the search. */
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
