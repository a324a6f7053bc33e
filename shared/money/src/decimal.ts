/** Money, prices and quantities as they travel: plain decimal strings such as "64000.5", never an exponent. */
export type Decimal = string

const pattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/

/** Whether a value is a decimal string: an optional minus, digits without leading zeros, an optional fraction. */
export const isDecimal = (value: unknown): value is Decimal => typeof value === 'string' && pattern.test(value)
