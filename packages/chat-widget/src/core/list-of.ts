export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
