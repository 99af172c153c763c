/** The address of the page for all products of a shop that are not there; no product has it. */
export const goneProduct = "-";
