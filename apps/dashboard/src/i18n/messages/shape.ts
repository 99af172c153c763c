/** The keys of a message tree with any text as values: what another language must provide. */
export type Shape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Shape<T[Key]> };
