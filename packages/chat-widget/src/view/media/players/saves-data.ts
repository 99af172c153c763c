/** Whether this visitor asked for as little traffic as possible. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, "connection");
  const asked = typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
  return asked || matchMedia("(prefers-reduced-data: reduce)").matches;
};
