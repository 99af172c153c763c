/** Whether none of the product's variants can be bought. */
export const isSoldOut = ({ variants }: { variants: readonly { stock: number | null }[] }): boolean =>
  variants.every(({ stock }) => stock !== null && stock <= 0);
