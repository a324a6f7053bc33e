/** A value as a data block of the page holds it: no "<" can end that early. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
