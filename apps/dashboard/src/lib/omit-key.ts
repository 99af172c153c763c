export function omitKey<Values extends object>(values: Values, name: string): Partial<Values> {
  const rest: Partial<Values> = { ...values };
  Reflect.deleteProperty(rest, name);
  return rest;
}
