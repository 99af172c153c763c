/** Whether the visitor has data saving on. */
export const prefersReducedData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return asked || matchMedia("(prefers-reduced-data: reduce)").matches;
};
