export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
